import { defineContent } from '../define.ts';
import type { Text } from '../text.ts';

/**
 * Safety wording that several pages and the guides share: each sentence exists once, here.
 * The drill follows the UNMAS landmine and ERW safety handbook, 3rd edition, 2015, chapter 4. It gives no distances.
 */
export const safety = defineContent('safety', {
  /** What rubble can hide, and the rules that follow. */
  hidden: {
    ar: 'قد تخفي الأنقاض ألغامًا ومخلّفات حرب متفجّرة ومواد فيها أسبستوس. ابتعد عنها وأبعد الأطفال، ولا تنبش فيها ولا ترفع منها شيئًا.',
    en: 'Rubble can hide mines, explosive remnants of war and asbestos. Keep away and keep children away; do not dig in it or clear it yourself.',
  },
  seen: {
    ar: 'إن كنت بينها ورأيت ما لا تعرفه:',
    en: 'If you are among it and see something you do not recognise:',
  },
  /** In order. */
  drill: [
    { ar: 'قف، ونبّه من حولك.', en: 'Stop, and warn the people around you.' },
    {
      ar: 'لا تلمس شيئًا، ولا تستعمل هاتفًا ولا لاسلكيًّا قرب ما رأيت.',
      en: 'Touch nothing, and use no phone or radio beside what you have seen.',
    },
    { ar: 'ابقَ مكانك ونادِ حتى تصلك المساعدة.', en: 'Stay where you are and call out until help comes.' },
    {
      ar: 'لا ترجع على آثار أقدامك إلا إذا رأيتها بوضوح ولم يكن في وسع أحد أن يصل إليك.',
      en: 'Step back in your own footprints only if you can see them clearly and no help can come.',
    },
  ],
  report: {
    ar: 'ومتى ابتعدت عنه فاتصل بالدفاع المدني (وزارة الطوارئ وإدارة الكوارث).',
    en: 'Once you are away from it, call civil defence (Ministry of Emergency and Disaster Management).',
  },
  /** How every site is worked, by trained teams. */
  order: {
    ar: 'لا يمكن تفتيش كومة قبل فتحها. لذلك يسير العمل في كل موقع بترتيب واحد: مسح الموقع أولًا، ثم رفع الأنقاض طبقة بعد طبقة وفريق إزالة الذخائر حاضر، ثم الفرز.',
    en: 'A heap cannot be searched before it is opened. So every site follows one order: first a survey of the site, then lifting layer by layer with a disposal team standing by, then sorting.',
  },
  asbestos: {
    ar: 'تُعزل كل حمولة يُشكّ في أن فيها أسبستوس، ويرطّبها من تدرّب على ذلك، ويُقاس الهواء.',
    en: 'Any load suspected of asbestos is set aside and kept wet by trained people, and the air is measured.',
  },
});

/** How a site is worked, as the paragraphs of a notice. */
export const siteOrder: readonly Text[] = [safety.order, safety.asbestos];
