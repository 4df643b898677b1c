import { footprint } from '../carbon/footprint.ts';
import { outputOf, payloadOf, type Values } from './columns.ts';
import { measuredBy } from './measured.ts';
import type { Needs, Plan, Ways } from './plan.ts';
import { ceil, floor } from './rounding.ts';
import { rubbleTonnes } from './rubble-quantity.ts';

/** What an amount needs in one column, regardless of the machines at hand. */
export function columnNeeds(plan: Plan, values: Values, workDays: number): Needs {
  const measured = measuredBy(plan.calibration);
  const tonnes = rubbleTonnes(plan.quantity, values);
  const recycled = tonnes * (values.share / 100);
  const payload = payloadOf(values, measured);
  const loads = { plant: ceil(recycled / payload), landfill: ceil((tonnes - recycled) / payload) };
  const haul = haulage(loads, values);
  const dayHours = values.hours * values.shifts;
  const loadsOfOneLoader = floor((dayHours * values.minutes) / values.loading);
  const loaderDays = loadsOfOneLoader > 0 ? (loads.plant + loads.landfill) / loadsOfOneLoader : null;
  const plantDays = recycled / (outputOf(values, measured) * dayHours);
  const trucks = haul.truckDays === null ? null : ceil(haul.truckDays / workDays);
  return {
    tonnes,
    payload,
    loads,
    ...haul,
    loaderDays,
    plantDays,
    trucks,
    reserveTrucks: trucks === null ? null : ceil((values.spare / 100) * trucks),
    loaders: loaderDays === null ? null : ceil(loaderDays / workDays),
    plants: ceil(plantDays / workDays),
    gateTonnes: recycled / workDays,
    dieselLitres:
      haul.truckKilometres * values['litres-km'] + tonnes * values['litres-load'] + recycled * values['litres-plant'],
    ...products(tonnes, values),
    ...carbonSaved(tonnes, values),
    yardSquareMetres: yard(recycled, workDays, values),
  };
}

/** Trips, kilometres and the days that one truck would need for all loads. `120·d/v` is the round trip in minutes. */
function haulage(loads: Ways, values: Values) {
  const way = (kilometres: number, count: number) => {
    const minutes = values.loading + values.tipping + values.wait + (120 * kilometres) / values.speed;
    const trips = floor((values.hours * values.shifts * values.minutes) / minutes);
    return { minutes, trips, days: count === 0 ? 0 : trips > 0 ? count / trips : null };
  };
  const plant = way(values['plant-km'], loads.plant);
  const landfill = way(values['landfill-km'], loads.landfill);
  return {
    cycle: { plant: plant.minutes, landfill: landfill.minutes },
    trips: { plant: plant.trips, landfill: landfill.trips },
    truckKilometres: 2 * (loads.plant * values['plant-km'] + loads.landfill * values['landfill-km']),
    truckDays: plant.days === null || landfill.days === null ? null : plant.days + landfill.days,
  };
}

/** The products. Road and blocks are alternatives: each uses all of the aggregate. */
function products(tonnes: number, values: Values) {
  const recycled = tonnes * (values.share / 100);
  const aggregate = recycled * (1 - values.steel / 100);
  const roadTonnesPerMetre = values['road-width'] * values['road-depth'] * values['road-density'];
  return {
    aggregate,
    recoveredSteel: recycled * (values.steel / 100),
    remainder: tonnes - recycled,
    roadKilometres: aggregate / roadTonnesPerMetre / 1_000,
    blocks: (aggregate * 1_000) / values.block,
  };
}

/** The carbon calculator's function, with the plan's shares and distances. */
function carbonSaved(tonnes: number, values: Values) {
  const assumptions = {
    recycledPercent: values.share,
    landfillKilometres: values['landfill-km'],
    plantKilometres: values['plant-km'],
    steelPercent: values.steel,
  };
  return {
    savedCarbon: footprint(tonnes, assumptions).saving,
    savedCarbonWithoutSteel: footprint(tonnes, { ...assumptions, steelPercent: 0 }).saving,
  };
}

/** Space for some days' throughput, at most for all of it, at the column's own density. */
function yard(recycled: number, workDays: number, values: Values): number {
  const stored = recycled * Math.min(1, values['yard-days'] / workDays);
  return stored / values.density / values['yard-height'] / (values['yard-heaps'] / 100);
}
