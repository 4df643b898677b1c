/** Periods of the law. */
import { figureRecords, type Publication } from './records.ts';

const lawThree = {
  publisher: 'syrian-state',
  asOf: '2018',
  source: { ar: 'القانون رقم 3 لعام 2018', en: 'Law No. 3 of 2018' },
  address: 'https://hlp.syria-report.com/tag/rubble/',
} as const satisfies Publication;

/**
 * Law No. 3 of 2018: days to claim rights to a property whose rubble is cleared, and days for the report on damaged
 * buildings.
 */
export const law = figureRecords('law', {
  claimDays: {
    value: 30,
    unit: 'day',
    place: 'syria',
    counts: {
      ar: 'مهلة تقديم طلب الحقوق من الإعلان',
      en: 'Period from the announcement in which to apply for one’s rights',
    },
    ...lawThree,
  },
  reportDays: {
    value: 120,
    unit: 'day',
    place: 'syria',
    on: ['/planner'],
    counts: {
      ar: 'المدة التي يتيحها القانون للتقرير عن المباني المتضرّرة',
      en: 'Time that the law allows for the report on damaged buildings',
    },
    ...lawThree,
  },
});
