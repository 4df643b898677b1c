/** Numbers that are settings of the site, not figures of the register. */

/** The amount that a browser without scripts opens the carbon calculator with. */
export const carbonExample = { tonnes: 1_000 } as const;

/** The town of the worked example of health cases (EN-1). */
export const healthExample = { residents: 20_000 } as const;

export const carbonLimits = {
  /** The upper end of the largest estimate on this site. */
  tonnes: 210_000_000,
  kilometres: 1_000,
  steelPercent: 5,
} as const;

/** HO-5: running times of the office's own films, in seconds: 12:34, 8:45 and 15:20. */
export const films = { crushingLineSeconds: 754, haulingSeconds: 525, waterSeconds: 920 } as const;

/** The previews, rendered from the office's drawings. */
export const previews = { seconds: 12, width: 960, height: 540 } as const;

/** The day they were published. */
export const previewsSince = '2026-11-21';

/** Retention periods: the server's settings, stated on /privacy. */
export const privacy = {
  languageCookieYears: 1,
  sentMessageDays: 30,
  retryDays: 3,
  deadMessageDays: 90,
  /** deploy/backup deletes older copies of the outbox. */
  backupDays: 14,
  /** deploy/ sets it: the journal's retention, or the container's log driver. */
  logDays: 14,
} as const;
