/** Written by `npm run media`: the previews and their sizes in bytes. */
export const clipSizes = {
  'recycling-line': { webm: 389875, mp4: 375368 },
  'haul-cycle': { webm: 297702, mp4: 388808 },
  'mobile-crusher': { webm: 231702, mp4: 372773 },
  'rebar-separation': { webm: 386525, mp4: 370631 },
  'al-raqama-section': { webm: 197877, mp4: 336624 },
} as const;

export type ClipName = keyof typeof clipSizes;
