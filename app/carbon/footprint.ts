import { carbonAssumptions, carbonFactors } from '../content/figures/carbon.ts';

/**
 * The share of debris that becomes aggregate and steel, the one-way distances, and the share of steel in the recycled
 * part.
 */
export type Assumptions = Record<keyof typeof carbonAssumptions, number>;

/** The calculator's values. */
export const defaultAssumptions: Assumptions = {
  recycledPercent: carbonAssumptions.recycledPercent.value,
  landfillKilometres: carbonAssumptions.landfillKilometres.value,
  plantKilometres: carbonAssumptions.plantKilometres.value,
  steelPercent: carbonAssumptions.steelPercent.value,
};

/**
 * The carbon footprint of an amount of debris, landfilled or recycled. Factors and sources: content/figures/carbon.ts.
 * @param tonnes above 0, up to 210,000,000
 * @returns kg CO2e, unrounded; a negative `saving` means that recycling emits more
 */
export function footprint(tonnes: number, assumptions: Assumptions = defaultAssumptions) {
  const haul = carbonFactors.lorryTankToWheel.value + carbonFactors.lorryWellToTank.value;
  const recycled = assumptions.recycledPercent / 100;
  const steel = assumptions.steelPercent / 100;
  const toLandfill = haul * assumptions.landfillKilometres + carbonFactors.landfillProcess.value;
  const toPlant = haul * assumptions.plantKilometres;

  // All debris goes to a landfill.
  const landfill = tonnes * toLandfill;
  // Recycling: haul to the plant, haul of the rest to the landfill, crushing.
  const crushing = recycled * (1 - steel) * carbonFactors.recycledAggregate.value;
  const gross = tonnes * (recycled * toPlant + (1 - recycled) * toLandfill + crushing);
  // Emissions of the replaced quarried aggregate and new steel.
  const avoided =
    tonnes *
    recycled *
    ((1 - steel) * carbonFactors.primaryAggregate.value + steel * carbonFactors.recoveredSteel.value);
  const net = gross - avoided;
  return { landfill, gross, avoided, net, saving: landfill - net };
}
