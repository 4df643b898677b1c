/** Written by `npm run media`: the previews and their sizes in bytes. */
export const clipSizes = {
  'recycling-line': { webm: 0, mp4: 0 },
  'haul-cycle': { webm: 0, mp4: 0 },
  'al-raqama-section': { webm: 0, mp4: 0 },
  'mobile-crusher': { webm: 0, mp4: 0 },
  'rebar-separation': { webm: 0, mp4: 0 },
} as const;

export type ClipName = keyof typeof clipSizes;
