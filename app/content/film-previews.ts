import { defineContent } from './define-content.ts';
import type { ClipName } from './films.ts';
import type { Text } from './text.ts';

/** Alternative texts of the previews. */
export const filmPreviews: Record<ClipName, Text> = defineContent('film-previews', {
  'recycling-line': {
    ar: 'رسم متحرك: تمرّ الأنقاض بالمغذّي والكسّارة الفكّية والمغناطيس والغربال، وتنتهي أكوامًا مصنّفة.',
    en: 'Moving drawing: rubble passes through feeder, jaw crusher, magnet and screen and ends in graded stockpiles.',
  },
  'haul-cycle': {
    ar: 'رسم متحرك: حفّارة على الأنقاض، وشاحنات تسير إلى المحطة وتعود بالحصويات مرورًا بالقبّان.',
    en: 'Moving drawing: an excavator on the rubble; trucks drive to the plant and return with aggregate over the weighbridge.',
  },
  'al-raqama-section': {
    ar: 'رسم متحرك: مقطع في محطة الضخ، والماء يصعد من حوض السحب إلى غرفة التصريف فوق التل.',
    en: 'Moving drawing: section through the station; water rises from the sump to the discharge chamber on the hill.',
  },
  'mobile-crusher': {
    ar: 'رسم متحرك: تُرسم المقطورة المنخفضة والكسّارة فوقها، ثم القادوس والفكّ والسير والمغناطيس عن قرب.',
    en: 'Moving drawing: the low-loader and the crusher on it take shape; then hopper, jaw, belt and magnet from close by.',
  },
  'rebar-separation': {
    ar: 'رسم متحرك: يلتقط المغناطيس حديد التسليح من الخرسانة المكسّرة، ويكبسه المكبس حزمًا تُحمَّل على شاحنة.',
    en: 'Moving drawing: the magnet lifts rebar out of crushed concrete, and a press makes it into bales for the truck.',
  },
});
