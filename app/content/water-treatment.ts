import { defineContent } from './define.ts';
import { content as tank } from './drawings/adsorption-tank.ts';
import { content as profile } from './drawings/al-houla-profile.ts';
import { content as section } from './drawings/al-raqama-section.ts';
import { adsorption, alHoula, alRaqama } from './registered.ts';
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
    ar: 'مياه تُرفع وتُنقل، ومياه تُدرس قبل أن تُعالج.',
    en: 'Water that is lifted and carried, and water that is studied before it is treated.',
  },
  heading: { ar: 'مشروعان ومحطة ضخ', en: 'Two projects and a pumping station' },
  cards: [
    {
      project: 'water-treatment-al-hola',
      drawing: { name: 'al-houla-profile', sheet: profile },
      title: { ar: 'ضخ مياه الصرف الصحي ونقلها، الحولة', en: 'Pumping and conveyance, Al-Houla' },
      text: {
        text: {
          ar: 'محطة في قرية في الحولة، طاقتها {flow}، وفيها {pumps}.',
          en: 'A station in a village in Al-Houla, for {flow}, with {pumps}.',
        },
        figures: {
          pumps: { value: alHoula.pumps, unit: 'pump' },
          flow: { value: alHoula.cubicMetresPerDay, unit: 'cubicMetrePerDay' },
        },
      },
    },
    {
      project: 'water-treatment-basf',
      drawing: { name: 'adsorption-tank', sheet: tank },
      title: { ar: 'دراسة الامتزاز على الحمأة المنشّطة', en: 'Study of adsorption on activated sludge' },
      text: {
        text: {
          ar: 'دراسة مدتها {duration} في معمل لشركة كيميائية في ألمانيا، على {samples}.',
          en: 'A study of {duration} on {samples} at the plant of a chemical company in Germany.',
        },
        figures: {
          duration: { value: adsorption.months, unit: 'month' },
          samples: {
            value: adsorption.samples,
            unit: 'sample',
            words: { ar: 'أكثر من {q}', en: 'more than {q}' },
          },
        },
      },
    },
  ],
  /** SH-2: below the two cards, not a third one. */
  station: {
    drawing: { name: 'al-raqama-section', sheet: section },
    heading: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    text: {
      text: {
        ar: 'محطة فيها {pumps}، تضخّ الماء بضاغط {head} في خط طوله {pipe}.',
        en: 'A station with {pumps}, pumping against a head of {head} through {pipe} of main.',
      },
      figures: {
        pumps: { value: alRaqama.pumps, unit: 'pump' },
        head: { value: alRaqama.headMetres, unit: 'metre' },
        pipe: { value: alRaqama.pipeKilometres, unit: 'kilometre' },
      },
    },
    to: '/projects/water-treatment-al-raqama',
    label: { ar: 'إلى المحطة', en: 'To the station' },
  },
  closing: {
    question: { ar: 'لديك مشروع ضخ أو معالجة؟', en: 'A pumping or treatment project?' },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
});
