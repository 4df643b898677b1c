/** Written by `npm run media`: the previews and their sizes in bytes. */
export const clipSizes = {
  'recycling-line': { webm: 382549, mp4: 368217 },
  'mobile-crusher': { webm: 212934, mp4: 379075 },
  magnet: { webm: 381702, mp4: 360015 },
  'al-raqama-section': { webm: 293730, mp4: 369668 },
  'dairy-axonometric': { webm: 326873, mp4: 383484 },
} as const;

export type ClipName = keyof typeof clipSizes;
