import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { text } from '../rich-text.ts';

/** The diameters of the Al-Raqama pipes beside people. */
export const content = defineContent('al-raqama-pipes', {
  sheet: 'WT-12',
  title: { ar: 'أقطار أنابيب الرقامة', en: 'The Al-Raqama pipe diameters' },
  view: { ar: 'مقطعان عرضيان بمقياس واحد', en: 'Two cross-sections at one scale' },
  description: {
    ar: text`أصغر قطر وأكبر قطر لأنابيب المشروع، ${alRaqama.pipeMillimetres}، مقطعان على الأرض بمقياس واحد إلى جانب عاملين.`,
    en: text`The smallest and the largest diameter of the project’s pipes, ${alRaqama.pipeMillimetres}, on the ground at one scale beside two workers.`,
  },
  basis: { ar: 'قطرا المشروع بالمقياس.', en: 'The project’s two diameters, to scale.' },
  figures: { pipeMillimetres: span(alRaqama.pipeMillimetres) },
  labels: {},
  legend: [],
} satisfies DrawingContent);
