import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { adsorption } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** Where the study takes its samples: aeration and settling of an activated-sludge plant. */
export const content = defineContent('adsorption-tank', {
  sheet: 'WT-03',
  title: { ar: 'الامتزاز على الحمأة المنشّطة', en: 'Adsorption on activated sludge' },
  view: { ar: 'مقطع في حوضي التهوية والترسيب', en: 'Section through aeration and settling tank' },
  description: {
    ar: text`مقطع في حوض تهوية يصعد الهواء من قاعه وتسبح فيه ندف الحمأة، وبعده حوض ترسيب تهبط فيه الندف وتعيد مضخة بعضها إلى البداية. المعيّنات الحمراء تدلّ على نقاط يمكن أخذ العيّنات منها؛ وعيّنات الدراسة ${withUnit(adsorption.samples, null)}. في الدائرة المكبّرة ندفة التصقت بسطحها مركّبات من الماء.`,
    en: text`Section through an aeration tank with air rising from its floor and sludge flocs in suspension, followed by a settling tank where the flocs sink and a pump returns part of them to the start. Red diamonds show where samples can be taken; the study has ${adsorption.samples}. The enlarged circle shows a floc with compounds from the water held on its surface.`,
  },
  basis: {
    ar: 'المعيّنات الحمراء تدلّ على نقاط يمكن أخذ العيّنات منها. رسم تخطيطي بعدد عيّنات الدراسة.',
    en: 'The red diamonds mark where samples can be taken. Schematic, with the study’s number of samples.',
  },
  figures: { samples: adsorption.samples.value },
  labels: {
    samples: { ar: text`${adsorption.samples}`, en: text`${adsorption.samples}` },
  },
  legend: [
    { ar: 'مياه داخلة', en: 'Inflow' },
    { ar: 'حوض التهوية', en: 'Aeration tank' },
    { ar: 'موزّعات الهواء', en: 'Air diffusers' },
    { ar: 'نافخ الهواء', en: 'Blower' },
    { ar: 'حوض الترسيب', en: 'Settling tank' },
    { ar: 'حمأة معادة', en: 'Return sludge' },
    { ar: 'مياه خارجة', en: 'Outflow' },
  ],
} satisfies DrawingContent);
