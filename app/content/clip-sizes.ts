/** Written by `npm run media`: the previews and their sizes in bytes. */
export const clipSizes = {
  'recycling-line': { webm: 383617, mp4: 368722 },
  'haul-cycle': { webm: 297702, mp4: 388808 },
  'mobile-crusher': { webm: 231702, mp4: 372773 },
  'rebar-separation': { webm: 386443, mp4: 371658 },
  'al-raqama-section': { webm: 293588, mp4: 369761 },
} as const;

export type ClipName = keyof typeof clipSizes;
