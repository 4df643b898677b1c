import { carbonAssumptions, carbonFactors } from '../content/figures.ts';

/** What the visitor may change. Shares in percent, distances in kilometres one way; their ranges: `carbonLimits`. */
export interface Assumptions {
  /** Share of the debris that becomes aggregate and steel. */
  recycledPercent: number;
  landfillKilometres: number;
  plantKilometres: number;
  /** Share of steel in what is recycled. */
  steelPercent: number;
}

/** All in kg CO2e, unrounded. */
export interface Footprint {
  /** Everything is carted to a landfill. */
  landfill: number;
  /** Recycling: haul to the plant, haul of the rest to the landfill, crushing. */
  gross: number;
  /** What quarried aggregate and new steel would have emitted. */
  avoided: number;
  /** `gross - avoided`. */
  net: number;
  /** `landfill - net`; below zero recycling emits more. */
  saving: number;
}

/**
 * The carbon footprint of an amount of debris, carted away or recycled. Factors and their sources: content/carbon.ts.
 * @param tonnes above 0, up to 210,000,000
 */
export function footprint(tonnes: number, assumptions: Assumptions = carbonAssumptions): Footprint {
  const haul = carbonFactors.lorryTankToWheel + carbonFactors.lorryWellToTank;
  const recycled = assumptions.recycledPercent / 100;
  const steel = assumptions.steelPercent / 100;
  const toLandfill = haul * assumptions.landfillKilometres + carbonFactors.landfillProcess;
  const toPlant = haul * assumptions.plantKilometres;

  const landfill = tonnes * toLandfill;
  const crushing = recycled * (1 - steel) * carbonFactors.recycledAggregate;
  const gross = tonnes * (recycled * toPlant + (1 - recycled) * toLandfill + crushing);
  const avoided =
    tonnes * recycled * ((1 - steel) * carbonFactors.primaryAggregate + steel * carbonFactors.recoveredSteel);
  const net = gross - avoided;
  return { landfill, gross, avoided, net, saving: landfill - net };
}

/** How much of what is avoided comes from the steel, 0 to 1. */
export function steelShare({ steelPercent }: Assumptions = carbonAssumptions): number {
  const steel = (steelPercent / 100) * carbonFactors.recoveredSteel;
  return steel / (steel + (1 - steelPercent / 100) * carbonFactors.primaryAggregate);
}
