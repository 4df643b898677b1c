import type { AreaId } from '../content/areas.ts';
import { governorates } from './governorates.ts';

type Point = readonly [x: number, y: number];

/** An area on the map, in the map's units. */
interface Place {
  outline: string;
  /** The middle of its name, clear of all borders: in the sea, in a neighbouring country or inside the area. */
  name: Point;
  /** The name stands on the area's own colour. */
  inside?: true;
  /** From the area to a name outside of it. */
  leader?: string;
}

/**
 * Not a governorate. A schematic outline around Duma, Arbin and Kafr Batna, as large as the area that its figures name
 * (62.5 square kilometres).
 */
const easternGhouta = 'M277 626.4l2.6-5.2 4-2.3 4.5 2 2 4.8-3.4 3.8-5.7.6-3.4-1.3z';

export const places: Record<AreaId, Place> = {
  aleppo: { outline: governorates.aleppo, name: [405, 234], inside: true },
  homs: { outline: governorates.homs, name: [450, 515], inside: true },
  idlib: { outline: governorates.idlib, name: [116, 272], leader: 'M310 296L206 272' },
  daraa: { outline: governorates.daraa, name: [195, 807], leader: 'M250 750L212 785' },
  // In the inset.
  damascus: { outline: governorates.damascus, name: [88, 414] },
  ghouta: { outline: easternGhouta, name: [141, 570] },
};

/** The areas that are too small for the map. */
export const small = ['damascus', 'ghouta'] as const satisfies AreaId[];

/** The inset that enlarges them: its frame, what it enlarges, the scale, and each area's half, which takes presses. */
export const inset = {
  frame: 'M-20 385h232v247h-232z',
  source: 'M252 605h46.4v49.4h-46.4zM252 605L212 385M252 654.4L212 632',
  transform: 'translate(-1280 -2640) scale(5)',
  halves: { damascus: 'M-20 385h232v60l-112 90h-120z', ghouta: 'M212 445v187h-232v-97h120z' },
} as const;
