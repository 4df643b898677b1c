/** Where the mail goes: set at build, with defaults that use this site's own server (`server/settings.ts`). */
export const mailSettings = {
  /** Another origin makes the library talk to its own service. */
  ...__BUILT_WITH__.mail,
  /** Milliseconds between two messages from one page. */
  throttle: 10_000,
};

export const sendFormPath = '/api/v1.0/email/send-form';
