import { defineContent } from './define-content.ts';

export const environmental = defineContent('environmental', {
  meta: {
    title: { ar: 'أثر الأنقاض في البيئة والصحة', en: 'Rubble, environment and health' },
    description: {
      ar: 'أثر الأنقاض في التربة والهواء والماء والصحة، وخمسة حلول مقترحة، وحاسبة كربون.',
      en: 'What rubble does to soil, air, water and health, five proposed measures, and a carbon calculator.',
    },
  },
  hero: {
    title: { ar: 'أثر الأنقاض في\u00a0البيئة والصحة', en: 'Rubble, environment and health' },
    lead: {
      ar: 'نقدّم المشورة للبلديات والجهات المانحة في حماية البيوت من غبار الأنقاض، والآبار من رشاحة المكبّات. اكتب لنا أين تقع الأنقاض وما الذي بقربها.',
      en: 'We advise municipalities and donors on keeping the dust of rubble away from homes, and the leachate of dumps away from wells. Tell us where the site is and what is near it.',
    },
  },
  /** EN-1: the warning; the rubble's other dangers stand behind its link. */
  alert: {
    ar: 'لا تشرب من بئر قرب مكبّ ولا تطبخ بمائها قبل أن يُفحص: قد يتلوّث ولا يتغيّر لونه ولا رائحته، والغلي لا يزيل التلوث الكيميائي.',
    en: 'Do not drink from a well near a dump or cook with its water until it is tested: it can be polluted without a change of colour or smell, and boiling does not remove chemicals.',
  },
  closing: {
    question: {
      ar: 'هل قرب آبار بلدتك مكبّ؟ اكتب لنا أين هو.',
      en: 'Is there a dump near your town’s wells? Tell us where.',
    },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/solutions', label: { ar: 'الحلول', en: 'Solutions' } },
    ],
  },
});
