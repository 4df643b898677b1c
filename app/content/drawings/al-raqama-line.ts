import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** Head and length of the Al-Raqama main, each to its scale. */
export const content = defineContent('al-raqama-line', {
  sheet: 'WT-13',
  title: { ar: 'ارتفاع الرفع وطول الخط', en: 'Head and length of the main' },
  view: { ar: 'مقارنة بمقياسين', en: 'Compared, at two scales' },
  description: {
    ar: text`في الأعلى ارتفاع رفع قدره ${alRaqama.headMetres} إلى جانب شخص وأشجار. وفي الأسفل الارتفاع نفسه على طول الخط كله، ${alRaqama.pipeKilometres}، بمقياس واحد.`,
    en: text`Above, the head of ${alRaqama.headMetres} beside a person and trees. Below, the same head on the whole length of the main, ${alRaqama.pipeKilometres}, at one scale.`,
  },
  basis: {
    ar: 'ارتفاع الرفع والطول بالمقياس، وشكل الأرض تخطيطي.',
    en: 'Head and length to scale; the shape of the ground is schematic.',
  },
  figures: { headMetres: alRaqama.headMetres.value, pipeKilometres: alRaqama.pipeKilometres.value },
  labels: { unit: { ar: 'كم', en: 'km' } },
  legend: [],
} satisfies DrawingContent);
