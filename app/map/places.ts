import type { AreaId } from '../content/areas.ts';
import { governorates } from './governorates.ts';

/** An area's position on the map, in the map's units. */
interface Place {
  outline: string;
  marker: readonly [x: number, y: number];
  /**
   * The near end of the leader; the name continues beyond it, on the same side in both languages: maps do not mirror.
   */
  name: readonly [x: number, y: number];
}

/**
 * Not a governorate. A schematic outline around Duma, Arbin and Kafr Batna, as large as the area that its figures name
 * (62.5 square kilometres).
 */
const easternGhouta = 'M277 626.4l2.6-5.2 4-2.3 4.5 2 2 4.8-3.4 3.8-5.7.6-3.4-1.3z';

export const places: Record<AreaId, Place> = {
  aleppo: { outline: governorates.aleppo, marker: [366.9, 258], name: [402, 228] },
  damascus: { outline: governorates.damascus, marker: [269.8, 628.7], name: [240, 590] },
  ghouta: { outline: easternGhouta, marker: [284, 624], name: [318, 714] },
  homs: { outline: governorates.homs, marker: [319.3, 462.2], name: [374, 506] },
  idlib: { outline: governorates.idlib, marker: [310.3, 296], name: [188, 262] },
  daraa: { outline: governorates.daraa, marker: [250.1, 749.5], name: [190, 778] },
};

/** In a village of Al-Houla, between Homs and Hama; the pin marks the plain (34.87 N, 36.52 E), not the village. */
export const pumpingStation = { marker: [297, 443], name: [204, 432] } as const;

/** Largest areas first: names lie over their neighbours' ground. */
export const paintOrder = ['homs', 'aleppo', 'idlib', 'daraa', 'damascus', 'ghouta'] as const satisfies AreaId[];
