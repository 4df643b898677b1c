/** Written by `npm run media`: the previews and their sizes in bytes. */
export const clipSizes = {
  'recycling-line': { webm: 382549, mp4: 368217 },
  'haul-cycle': { webm: 297702, mp4: 388808 },
  'mobile-crusher': { webm: 212934, mp4: 379075 },
  'rebar-separation': { webm: 387829, mp4: 374734 },
  'al-raqama-section': { webm: 293730, mp4: 369668 },
} as const;

export type ClipName = keyof typeof clipSizes;
