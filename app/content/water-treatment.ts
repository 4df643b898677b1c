import { defineContent } from './define-content.ts';
import { content as tank } from './drawings/adsorption-tank.ts';
import { content as profile } from './drawings/al-houla-profile.ts';
import { adsorption, alHoula, alRaqama } from './figures/projects.ts';
import { text } from './rich-text.ts';
import { closingLinks } from './shared/project-words.ts';

/** PJ-10, SH-2: the list of wastewater projects. */
export const waterTreatment = defineContent('water-treatment', {
  meta: {
    title: { ar: 'مشاريع الصرف الصحي والضخ', en: 'Wastewater and pumping projects' },
    description: {
      ar: 'ضخ مياه الصرف الصحي ونقلها في الحولة، ودراسة امتزاز على الحمأة المنشّطة في ألمانيا، ومحطة ضخ الرقامة.',
      en: 'Wastewater pumping and conveyance in Al-Houla, a study of adsorption on activated sludge in Germany, and the Al-Raqama pumping station.',
    },
  },
  title: { ar: 'الصرف\u00a0الصحي والضخ', en: 'Wastewater and pumping' },
  lead: {
    ar: 'نصمّم محطات الضخ والمعالجة وخطوط النقل للبلدات والمصانع.',
    en: 'We design pumping stations, mains and treatment works for towns and factories.',
  },
  heading: { ar: 'محطتان ودراسة', en: 'Two stations and a study' },
  cards: [
    {
      project: 'water-treatment-al-hola',
      drawing: { name: 'al-houla-profile', sheet: profile },
      title: { ar: 'ضخ مياه الصرف\u00a0الصحي ونقلها، الحولة', en: 'Pumping and conveyance, Al-Houla' },
      text: {
        ar: text`محطة في إحدى قرى الحولة تضخّ مياه الصرف في خط دفع محكم: ${alHoula.cubicMetresPerDay}، ${alHoula.pumps}.`,
        en: text`A station in a village in Al-Houla pumps wastewater through a sealed main: ${alHoula.cubicMetresPerDay}, ${alHoula.pumps}.`,
      },
    },
    {
      project: 'water-treatment-basf',
      drawing: { name: 'adsorption-tank', sheet: tank },
      title: { ar: 'دراسة الامتزاز على الحمأة المنشّطة', en: 'Study of adsorption on activated sludge' },
      text: {
        ar: text`ندرس ما تمتزّه الحمأة المنشّطة من مياه صرف معمل لشركة كيميائية في ألمانيا: ${adsorption.months} و${adsorption.samples}.`,
        en: text`We study what activated sludge retains from the wastewater of a chemical company’s plant in Germany: ${adsorption.months}, ${adsorption.samples}.`,
      },
    },
  ],
  /** SH-2: below the two cards, not a third one. */
  station: {
    text: {
      ar: text`محطة ضخ الرقامة: ${alRaqama.pumps}، وخط طوله ${alRaqama.pipeKilometres}، بارتفاع رفع (ضاغط) ${alRaqama.headMetres}.`,
      en: text`Al-Raqama pumping station: ${alRaqama.pumps}, ${alRaqama.pipeKilometres} of main, a head of ${alRaqama.headMetres}.`,
    },
    to: '/projects/water-treatment-al-raqama',
    label: { ar: 'إلى المحطة', en: 'To the station' },
  },
  closing: {
    question: {
      ar: 'هل تريد محطة ضخ أو خط نقل؟ اكتب لنا المناسيب والمسافة والغزارة.',
      en: 'Planning a pumping station or a main? Tell us the levels, the distance and the flow.',
    },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
});
