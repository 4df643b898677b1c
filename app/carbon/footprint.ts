import { carbonAssumptions, carbonFactors } from '../content/figures.ts';

/**
 * What the visitor may change: the share of the debris that becomes aggregate and steel, the distances one way, and the share of
 * steel in what is recycled. Their ranges: `carbonLimits`.
 */
export type Assumptions = Record<keyof typeof carbonAssumptions, number>;

/**
 * The carbon footprint of an amount of debris, carted away or recycled. Factors and their sources: content/carbon-method.ts.
 * @param tonnes above 0, up to 210,000,000
 * @returns kg CO2e, unrounded; where `saving` is below zero, recycling emits more
 */
export function footprint(tonnes: number, assumptions: Assumptions = carbonAssumptions) {
  const haul = carbonFactors.lorryTankToWheel + carbonFactors.lorryWellToTank;
  const recycled = assumptions.recycledPercent / 100;
  const steel = assumptions.steelPercent / 100;
  const toLandfill = haul * assumptions.landfillKilometres + carbonFactors.landfillProcess;
  const toPlant = haul * assumptions.plantKilometres;

  // Everything is carted to a landfill.
  const landfill = tonnes * toLandfill;
  // Recycling: haul to the plant, haul of the rest to the landfill, crushing.
  const crushing = recycled * (1 - steel) * carbonFactors.recycledAggregate;
  const gross = tonnes * (recycled * toPlant + (1 - recycled) * toLandfill + crushing);
  // What quarried aggregate and new steel would have emitted.
  const avoided =
    tonnes * recycled * ((1 - steel) * carbonFactors.primaryAggregate + steel * carbonFactors.recoveredSteel);
  const net = gross - avoided;
  return { landfill, gross, avoided, net, saving: landfill - net };
}

/** How much of what is avoided comes from the steel with the usual assumptions, 0 to 1. */
export function steelShare(): number {
  const share = carbonAssumptions.steelPercent / 100;
  const steel = share * carbonFactors.recoveredSteel;
  return steel / (steel + (1 - share) * carbonFactors.primaryAggregate);
}
