import { expect, test } from 'vitest';
import { areaFigures, areaIds } from '../content/areas.ts';
import { areaPlan } from './area-link.ts';
import { readPlan } from './inputs.ts';

test.each(areaIds)('PL-1: the map’s link for %s opens a plan as an example', (id) => {
  const query = new URLSearchParams(areaPlan(id).split('?')[1]);
  const { plan } = readPlan(query);
  const { debrisTonnes } = areaFigures[id];
  if (debrisTonnes) expect(plan!.quantity).toEqual({ by: 'tonnes', tonnes: debrisTonnes.value });
  else expect(plan!.quantity.by).toBe('area');
  expect(query.has('example')).toBe(true);
});
