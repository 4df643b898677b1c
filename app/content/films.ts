import type clipSizes from './clip-sizes.json';
import { defineContent } from './define-content.ts';
import { alRaqama } from './figures/projects.ts';
import { type RichText, text } from './rich-text.ts';
import { films as figures } from './settings.ts';
import type { Text } from './text.ts';

/** Previews in `public/media/`, with their sizes in bytes. */
export type ClipName = keyof typeof clipSizes;

/**
 * A film of the office. Until the office supplies it, `clip` is a preview rendered from the drawings. The real film has
 * its address in `address`: a film file (`file`), or a page of a video host that may be framed (`page`). Nothing is
 * fetched from another host before the visitor agrees.
 */
export interface Film {
  title: Text;
  subtitle: RichText;
  /** Running time of the office's film, in seconds; `null` if the office has stated none. */
  seconds: number | null;
  clip: ClipName;
  /** `bytes` is stated before a film of this site loads. */
  address?: { url: string; kind: 'file' | 'page'; bytes?: number };
  /** Currently not shown on any page. */
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
    subtitle: {
      ar: text`${alRaqama.pumps} وخط طوله ${alRaqama.pipeKilometres}`,
      en: text`${alRaqama.pumps}, ${alRaqama.pipeKilometres} of main`,
    },
    seconds: figures.waterSeconds,
    clip: 'al-raqama-section',
  },
  'mobile-crusher': {
    title: { ar: 'الكسّارة المتنقّلة على الطريق', en: 'The mobile crusher on the road' },
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
/** Every film by name. Pages refer to films by name and may give them other titles. */
export const films: Record<FilmName, Film> = list;

/** The visible ones. */
export const shownFilms = <Named extends { name: FilmName }>(named: readonly Named[]): readonly Named[] =>
  named.filter(({ name }) => !films[name].hidden);

/** The three films of the home page (HO-5) and the two of the machinery page (PJ-3), in order. */
export const homeFilms = ['recycling-line', 'haul-cycle', 'al-raqama'] as const satisfies FilmName[];
export const machineryFilms = ['mobile-crusher', 'rebar-separation'] as const satisfies FilmName[];

/** The origins of films besides this site, for the content security policy. Empty while all are previews. */
export const filmOrigins = (): { media: string[]; frame: string[] } => {
  const of = (kind: 'file' | 'page') => [
    ...new Set(
      Object.values(films).flatMap(({ address }) =>
        // A film of this site has no other origin.
        address?.kind === kind && !address.url.startsWith('/') ? [new URL(address.url).origin] : [],
      ),
    ),
  ];
  return { media: of('file'), frame: of('page') };
};
