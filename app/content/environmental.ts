import { defineContent } from './define-content.ts';
import { environment } from './figures/environment.ts';

const wells = environment.wellsThreatened;
const range = environment.pollutionSquareKilometres;
const depth = environment.leakDepthMetres;
const treatment = environment.treatmentDollars;
const recovery = environment.recoveryYears;

export const environmental = defineContent('environmental', {
  meta: {
    title: { ar: 'أثر الأنقاض في البيئة والصحة', en: 'Debris, environment and health' },
    description: {
      ar: 'أثر الأنقاض في التربة والهواء والماء والصحة، وخمسة حلول مقترحة، وحاسبة كربون.',
      en: 'What rubble does to soil, air, water and health, five proposed measures, and a calculator that compares the carbon of landfill and recycling.',
    },
  },
  hero: {
    title: { ar: 'أثر الأنقاض في\u00a0البيئة والصحة', en: 'Rubble, environment and health' },
    lead: {
      ar: 'نضع للبلديات والجهات المانحة إجراءات تحمي البيوت والآبار من غبار الأنقاض ومن مائها الملوّث. اكتب لنا الموقع وما بقربه، وأرسل صورًا من شارع يمشي فيه الناس كل يوم، بعيدًا عن كل جدار متضرّر.',
      en: 'We advise municipalities and donors on protecting homes and wells from the dust and leachate of rubble. Tell us the site and what is near it, and send photographs taken from a street that people use every day, away from damaged walls.',
    },
    facts: [
      { label: { ar: 'آبار مهدّدة', en: 'Wells threatened' }, value: wells },
      { label: { ar: 'نطاق التلوث', en: 'Extent of pollution' }, value: range },
      { label: { ar: 'عمق التسرّب', en: 'Depth of leachate' }, value: depth },
      { label: { ar: 'كلفة المعالجة', en: 'Cost of clean-up' }, value: treatment },
      { label: { ar: 'مدة التعافي', en: 'Recovery' }, value: recovery },
    ],
  },
  alert: {
    title: {
      ar: 'لا تشرب من بئر قرب مكبّ قبل أن يُفحص ماؤها',
      en: 'Do not drink from a well near a dump until its water is tested',
    },
    text: {
      ar: 'قد يتلوّث ماؤها ولا يتغيّر لونه ولا رائحته. ولا تطبخ به ولا تُعدّ به حليب رضيع: استعمل ماء الشبكة أو صهريج مؤسسة المياه.',
      en: 'Its water can be polluted without a change of colour or smell. Do not cook or prepare baby food with it either: use mains water or a water authority tanker’s.',
    },
    more: {
      title: { ar: 'الماء والغبار', en: 'Water and dust' },
      text: [
        {
          ar: 'الغلي لا يزيل التلوث الكيميائي. اطلب الفحص من مؤسسة المياه أو مديرية الصحة، وأعده بانتظام.',
          en: 'Boiling does not remove chemical pollution. Ask the water authority or the health directorate for a test, and have it repeated regularly.',
        },
        {
          ar: 'حين يثور الغبار أغلق النوافذ وأبعد الأطفال والمرضى، وامسح ما دخل بخرقة مبلّلة ولا تكنسه جافًّا.',
          en: 'When rubble dust is blowing, close the windows and keep children and sick people indoors. Wipe up what gets in with a wet cloth.',
        },
      ],
    },
  },
  closing: {
    question: {
      ar: 'هل قرب آبار بلدتك مكبّ؟ صِفه لنا.',
      en: 'Is there a dump near your town’s wells? Tell us where.',
    },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/solutions', label: { ar: 'الحلول', en: 'Solutions' } },
    ],
  },
});
