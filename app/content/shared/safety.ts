import { defineContent } from '../define-content.ts';

/**
 * Safety texts that several pages and the guides share. The drill follows the UNMAS landmine and ERW safety handbook,
 * 3rd edition, 2015, chapter 4. It gives no distances.
 */
export const safety = defineContent('safety', {
  /** The hazards in rubble, and the rules that follow. */
  hidden: {
    ar: 'قد تخفي الأنقاض ألغامًا ومخلّفات حرب متفجّرة ومواد فيها أسبستوس. ابتعد عنها وأبعد الأطفال، ولا تنبش فيها ولا ترفع منها شيئًا. وإن رأيت فيها من الشارع ما لا تعرفه فلا تقترب، وعُد من حيث جئت، وأبعد الناس.',
    en: 'Rubble can hide mines, explosive remnants of war and asbestos. Keep away and keep children away; do not dig in it or clear it yourself. If, from the street, you see anything you do not recognise, go no closer, leave the way you came and keep others away.',
  },
  /** On what opens the drill, and on a phone the hazards too. */
  open: { ar: 'ماذا تفعل عند الخطر؟', en: 'What to do in danger' },
  /** Before the drill: nobody looks a number up beside a mine. */
  number: {
    ar: 'اسأل البلدية أو مركز الدفاع المدني اليوم عن رقم الطوارئ في منطقتك، واحفظه في هاتفك.',
    en: 'Ask your municipality or civil defence today for your area’s emergency number, and save it.',
  },
  /** In the alert: for ordnance and for remains. */
  among: {
    ar: 'وإن كنت بين الأنقاض ورأيت ما لا تعرفه أو رفاتًا بشريًّا:',
    en: 'If you are in the rubble and see something you do not recognise or human remains:',
  },
  /** In the guides, on ordnance alone. */
  seen: {
    ar: 'وإن كنت بين الأنقاض ورأيت ما لا تعرفه:',
    en: 'If you are in the rubble when you see it:',
  },
  /** In order. */
  drill: [
    { ar: 'قف، ونبّه من حولك.', en: 'Stop, and warn the people around you.' },
    {
      ar: 'لا تلمس شيئًا، ولا تضع علامة، ولا تستعمل هاتفًا ولا لاسلكيًّا قرب ما رأيت.',
      en: 'Touch nothing, mark nothing, and do not use a phone or radio anywhere near it.',
    },
    { ar: 'ابقَ مكانك ونادِ حتى تصلك المساعدة.', en: 'Stay where you are and call out until help comes.' },
    {
      ar: 'لا ترجع على آثار أقدامك إلا إذا رأيتها بوضوح ولم يكن في وسع أحد أن يصل إليك.',
      en: 'Step back in your own footprints only if you can see them clearly and no help can come.',
    },
  ],
  report: {
    ar: 'وحين تصل إلى مكان آمن بعيد عنه اتصل بالدفاع المدني (وزارة الطوارئ وإدارة الكوارث)، وقل أين رأيته وما شكله.',
    en: 'Once you are safely away from it, call civil defence (Ministry of Emergency and Disaster Management) and say where it is and what it looks like.',
  },
  remains: {
    ar: 'إن رأيت رفاتًا بشريًّا من الشارع فلا تلمس شيئًا ولا تضع علامة، وعُد من حيث جئت، واتصل بالدفاع المدني.',
    en: 'If you see human remains from the street, touch nothing, mark nothing, leave the way you came and call civil defence.',
  },
  /** In the guides: the alert says it in the drill. */
  remainsAmong: {
    ar: 'وإن كنت بين الأنقاض فقف مكانك ونادِ حتى تصلك المساعدة.',
    en: 'If you are in the rubble, stay where you are and call out until help comes.',
  },
  /** How trained teams work each site. */
  order: {
    ar: 'يفتّش مختصون الموقع أولًا بحثًا عن مخلّفات الحرب المتفجّرة والأسبستوس والرفات، ثم تُرفع الأنقاض طبقة بعد طبقة بحضور فريق إزالة الذخائر، ولا تُفرز ولا تُكسَّر إلا بعد ذلك.',
    en: 'First, specialists survey the site for explosive ordnance, asbestos and human remains. Then the rubble is lifted layer by layer, with an explosive ordnance disposal (EOD) team standing by. Only then is it sorted and crushed.',
  },
  asbestos: {
    ar: 'عند الشك في أسبستوس يتوقّف العمل ويبتعد الناس. ولا يرطّب المادة ولا يعزلها إلا مدرَّب معه معدّات وقاية، وتُقاس الألياف في الهواء. ولا يدخل الأسبستوس الكسّارة أبدًا.',
    en: 'Where asbestos is suspected, work stops and people keep away. Only trained people with protective equipment may wet the material and set it aside; the fibres in the air are measured. Asbestos never goes into the crusher.',
  },
  /** What to send us of a site. */
  photo: {
    ar: 'اكتب لنا أين تقع الأنقاض وكم كميتها تقريبًا. وأرسل بواتساب أو بالبريد الإلكتروني صورة ملتقطة من شارع يمشي فيه الناس كل يوم، بعيدًا عن الجدران المتضرّرة.',
    en: 'Tell us where the rubble lies and roughly how much there is. Send a photo by WhatsApp or e-mail, taken from a street that people use every day, away from damaged walls.',
  },
  dust: {
    ar: 'الماء يقلّل غبار السيليكا ولا يمنعه: على من يعمل قرب التكسير والتحميل أن يلبس كمامة FFP3 محكمة، لا قطعة قماش.',
    en: 'Water mist reduces silica dust but does not stop it. Everybody who works near crushing and loading must wear a close-fitting FFP3 mask; a cloth is not enough.',
  },
});
