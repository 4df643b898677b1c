import type { ClipName } from './clip-sizes.ts';
import { defineContent } from './define.ts';
import { films as figures } from './figures.ts';
import type { Text } from './text.ts';

/**
 * A film of the office. Until the office supplies its own, a preview rendered from the drawings stands in: `clip`. To show the
 * real film, name its address in `address` instead: a file of a film (`file`), or the page of a video host that may be framed
 * (`page`). Nothing is fetched from another host before the visitor has agreed to it.
 */
export interface Film {
  title: Text;
  subtitle: Text;
  /** The preview's own content, for people who don't see it. */
  shows: Text;
  /** Running time of the office's film, in seconds; `null` where the office has stated none. */
  seconds: number | null;
  clip: ClipName;
  address?: { url: string; kind: 'file' | 'page' };
}

/** Every film of the site by its name. Pages name films and may title them in their own words. */
export const films: Record<ClipName, Film> = defineContent('films', {
  'recycling-line': {
    title: { ar: 'من الأنقاض إلى الركام', en: 'From rubble to aggregate' },
    subtitle: { ar: 'خط التدوير محطةً بعد محطة', en: 'The recycling line, station by station' },
    shows: {
      ar: 'رسم متحرك: تمرّ الأنقاض بالمغذّي والكسّارة الفكّية والمغناطيس والغربال، وتنتهي أكوامًا مصنّفة.',
      en: 'Moving drawing: rubble passes feeder, jaw crusher, magnet and screen and ends in graded stockpiles.',
    },
    seconds: figures.crushingLineSeconds,
    clip: 'recycling-line',
  },
  'haul-cycle': {
    title: { ar: 'رفع الأنقاض ونقلها', en: 'Clearing and hauling' },
    subtitle: { ar: 'من الحفّارة إلى بوابة المحطة', en: 'From the excavator to the gate of the plant' },
    shows: {
      ar: 'رسم متحرك: حفّارة تحمّل شاحنة، والشاحنة تسير إلى المحطة وتفرغ وتعود.',
      en: 'Moving drawing: an excavator loads a lorry, which drives to the plant, tips and returns.',
    },
    seconds: figures.haulingSeconds,
    clip: 'haul-cycle',
  },
  'al-raqama-section': {
    title: { ar: 'الماء إلى أعلى التل', en: 'Water up the hill' },
    subtitle: { ar: 'الرقامة: ست مضخات وخط واحد', en: 'Al-Raqama: six pumps, one main' },
    shows: {
      ar: 'رسم متحرك: مقطع في محطة الضخ، والماء يصعد من البئر الرطبة إلى الخط الصاعد.',
      en: 'Moving drawing: section through the station; water rises from the wet well into the rising main.',
    },
    seconds: figures.waterSeconds,
    clip: 'al-raqama-section',
  },
  'mobile-crusher': {
    title: { ar: 'الكسّارة المتنقّلة في الموقع', en: 'The mobile crusher on site' },
    subtitle: { ar: 'تصل على شاحنة وتعمل في يومها', en: 'Arrives on a low-loader, works the same day' },
    shows: {
      ar: 'رسم متحرك: كسّارة متنقّلة على شاحنة منخفضة، تقترب الصورة من فكّها وسيرها.',
      en: 'Moving drawing: a mobile crusher on a low-loader; the picture closes in on its jaw and belt.',
    },
    seconds: null,
    clip: 'mobile-crusher',
  },
  'rebar-separation': {
    title: { ar: 'فصل حديد التسليح', en: 'Separating the rebar' },
    subtitle: { ar: 'المغناطيس فوق السير', en: 'The magnet over the belt' },
    shows: {
      ar: 'رسم متحرك: يلتقط المغناطيس حديد التسليح من الركام المكسور ويُسقطه جانبًا.',
      en: 'Moving drawing: the magnet lifts rebar out of crushed concrete and drops it aside.',
    },
    seconds: null,
    clip: 'rebar-separation',
  },
});

/** The three films of the home page (HO-5) and the two of the machinery page (PJ-3), in their order. */
export const homeFilms = ['recycling-line', 'haul-cycle', 'al-raqama-section'] as const satisfies ClipName[];
export const machineryFilms = ['mobile-crusher', 'rebar-separation'] as const satisfies ClipName[];

/** The origins that films come from besides this site, for the server's content policy. Empty while all are previews. */
export const filmOrigins = (): { media: string[]; frame: string[] } => {
  const of = (kind: 'file' | 'page') => [
    ...new Set(
      Object.values(films).flatMap(({ address }) => (address?.kind === kind ? [new URL(address.url).origin] : [])),
    ),
  ];
  return { media: of('file'), frame: of('page') };
};
