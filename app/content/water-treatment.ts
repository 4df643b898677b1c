import { defineContent } from './define-content.ts';
import { content as tank } from './drawings/adsorption-tank.ts';
import { content as profile } from './drawings/al-houla-profile.ts';
import { adsorption, alHoula, alRaqama } from './figures/projects.ts';
import { text } from './rich-text.ts';
import { projectList } from './shared/project-list.ts';
import { closingLinks } from './shared/project-words.ts';

/** PJ-10, SH-2: the list of wastewater projects. */
export const waterTreatment = defineContent('water-treatment', {
  meta: {
    title: { ar: 'مشاريع الصرف الصحي والضخ', en: 'Wastewater and pumping projects' },
    description: {
      ar: 'ضخ مياه الصرف الصحي ونقلها في الحولة، ودراسة الامتزاز على الحمأة المنشّطة في ألمانيا، ومحطة ضخ الرقامة.',
      en: 'Wastewater pumping and conveyance in Al-Houla, a study of adsorption on activated sludge in Germany, and the Al-Raqama pumping station.',
    },
  },
  title: { ar: 'الصرف\u00a0الصحي والضخ', en: 'Wastewater and pumping' },
  lead: {
    ar: 'نصمّم للبلديات والجهات المانحة وأصحاب المواقع محطات الضخ وخطوط النقل ومحطات معالجة مياه الصرف.',
    en: 'For municipalities, donors and site owners we design pumping stations, mains and wastewater treatment plants.',
  },
  heading: { ar: 'محطتان ودراسة', en: 'Two stations and a study' },
  cards: [
    {
      project: 'water-treatment-al-hola',
      drawing: { name: 'al-houla-profile', sheet: profile },
      title: projectList['water-treatment-al-hola'].name,
      text: {
        ar: text`محطة في إحدى قرى الحولة لضخ مياه الصرف ونقلها: ${alHoula.cubicMetresPerDay}، ${alHoula.pumps}.`,
        en: text`A station in a village in Al-Houla that pumps wastewater and conveys it: ${alHoula.cubicMetresPerDay}, ${alHoula.pumps}.`,
      },
    },
    {
      project: 'water-treatment-basf',
      drawing: { name: 'adsorption-tank', sheet: tank },
      title: projectList['water-treatment-basf'].name,
      text: {
        ar: text`ندرس سلوك الحمأة المنشّطة في الامتزاز، في معمل شركة كيميائية في ألمانيا: ${adsorption.months} و${adsorption.samples}.`,
        en: text`At a chemical company’s plant in Germany, we study what activated sludge takes out of wastewater by adsorption: ${adsorption.months}, ${adsorption.samples}.`,
      },
    },
  ],
  /** SH-2: below the two cards, not a third one. */
  station: {
    text: {
      ar: text`محطة ضخ الرقامة: ${alRaqama.pumps} ترفع الماء في خط طوله ${alRaqama.pipeKilometres}، وارتفاع الرفع ${alRaqama.headMetres}.`,
      en: text`Al-Raqama pumping station: ${alRaqama.pumps}, ${alRaqama.pipeKilometres} of main, a head of ${alRaqama.headMetres}.`,
    },
    to: '/projects/water-treatment-al-raqama',
    label: { ar: 'إلى المحطة', en: 'To the station' },
  },
  /** What both stations give, and below what only one does. */
  compared: { ar: 'المحطتان جنبًا إلى جنب', en: 'Both stations side by side' },
  closing: {
    question: {
      ar: 'هل تريد محطة ضخ أو خط نقل؟ اكتب لنا المناسيب والمسافة والغزارة.',
      en: 'Planning a pumping station or a main? Tell us the levels, the distance and the flow.',
    },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
});
