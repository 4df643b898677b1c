import type clipSizes from './clip-sizes.json';
import { defineContent } from './define.ts';
import { films as figures } from './figures.ts';
import type { Text } from './text.ts';

/** The previews that `npm run media` makes; it writes their sizes in bytes. */
export type ClipName = keyof typeof clipSizes;

/**
 * A film of the office. Until the office supplies its own, a preview rendered from the drawings stands in: `clip`. To show the
 * real film, name its address in `address` instead: a file of a film (`file`), or the page of a video host that may be framed
 * (`page`). Nothing is fetched from another host before the visitor has agreed to it.
 */
export interface Film {
  title: Text;
  subtitle: Text;
  /** Running time of the office's film, in seconds; `null` where the office has stated none. */
  seconds: number | null;
  clip: ClipName;
  /** `bytes` is said before a film of this site is loaded. */
  address?: { url: string; kind: 'file' | 'page'; bytes?: number };
  /** Not shown on any page for now. */
  hidden?: true;
}

const list = defineContent('films', {
  'recycling-line': {
    title: { ar: 'من الأنقاض إلى الحصويات', en: 'From rubble to aggregate' },
    subtitle: { ar: 'خط التدوير آلةً بعد آلة', en: 'The recycling line, machine by machine' },
    seconds: figures.crushingLineSeconds,
    clip: 'recycling-line',
  },
  'haul-cycle': {
    title: { ar: 'رفع الأنقاض ونقلها', en: 'Clearing and hauling' },
    subtitle: {
      ar: 'أنقاض في الذهاب وحصويات في الإياب',
      en: 'Rubble on the way out, aggregate on the way back',
    },
    seconds: figures.haulingSeconds,
    clip: 'haul-cycle',
  },
  'al-raqama': {
    title: { ar: 'رفع المياه في الرقامة', en: 'Lifting water at Al-Raqama' },
    subtitle: { ar: 'ست مضخات وخط واحد', en: 'Six pumps, one main' },
    seconds: figures.waterSeconds,
    clip: 'al-raqama-section',
  },
  'mobile-crusher': {
    title: { ar: 'المكسّرة المتنقّلة على الطريق', en: 'The mobile crusher on the road' },
    subtitle: {
      ar: 'تصل على مقطورة منخفضة وتنزل على جنازيرها',
      en: 'It arrives on a low-loader and drives off it on its own tracks',
    },
    seconds: null,
    clip: 'mobile-crusher',
  },
  'rebar-separation': {
    title: { ar: 'فصل حديد التسليح', en: 'Separating the rebar' },
    subtitle: { ar: 'من فكّ الهدم إلى حزم الحديد', en: 'From the pulveriser to steel bales' },
    seconds: null,
    clip: 'rebar-separation',
  },
} as const satisfies Record<string, Film>);

export type FilmName = keyof typeof list;
/** Every film of the site by its name. Pages name films and may title them in their own words. */
export const films: Record<FilmName, Film> = list;

/** Those that are shown for now. */
export const shownFilms = <Named extends { name: FilmName }>(named: readonly Named[]): readonly Named[] =>
  named.filter(({ name }) => !films[name].hidden);

/** The three films of the home page (HO-5) and the two of the machinery page (PJ-3), in their order. */
export const homeFilms = ['recycling-line', 'haul-cycle', 'al-raqama'] as const satisfies FilmName[];
export const machineryFilms = ['mobile-crusher', 'rebar-separation'] as const satisfies FilmName[];

/** The origins that films come from besides this site, for the server's content policy. Empty while all are previews. */
export const filmOrigins = (): { media: string[]; frame: string[] } => {
  const of = (kind: 'file' | 'page') => [
    ...new Set(
      Object.values(films).flatMap(({ address }) =>
        // A file of this site comes from no other origin.
        address?.kind === kind && !address.url.startsWith('/') ? [new URL(address.url).origin] : [],
      ),
    ),
  ];
  return { media: of('file'), frame: of('page') };
};
