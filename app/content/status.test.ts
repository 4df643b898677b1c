import { expect, test } from 'vitest';
import { statuses } from './status.ts';

test('every status has the label, the colour and the weight of PJ-1 and PJ-2', () => {
  const table = Object.entries(statuses).map(([status, { label, colour, variant }]) => [
    status,
    label.en,
    label.ar,
    colour,
    variant,
  ]);
  expect(table).toEqual([
    ['completed', 'Completed', 'مكتمل', 'green', 'default'],
    ['in-progress', 'In Progress', 'قيد التنفيذ', 'blue', 'secondary'],
    ['planned', 'Planned', 'في التخطيط', 'orange', 'outline'],
    ['in-planning', 'In Planning', 'في التخطيط', 'orange', 'outline'],
    ['active', 'Active', 'فيه مشاريع جارية', 'grey', 'secondary'],
    ['upcoming', 'Upcoming', 'قادم', 'grey', 'outline'],
  ]);
});
