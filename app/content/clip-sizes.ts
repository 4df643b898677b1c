/** Written by `npm run media`: the previews and their sizes in bytes. */
export const clipSizes = {
  'recycling-line': { webm: 373989, mp4: 375678 },
  'haul-cycle': { webm: 297702, mp4: 388808 },
  'mobile-crusher': { webm: 231702, mp4: 372773 },
  'rebar-separation': { webm: 386525, mp4: 370631 },
  'al-raqama-section': { webm: 197305, mp4: 336064 },
} as const;

export type ClipName = keyof typeof clipSizes;
