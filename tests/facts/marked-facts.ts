import { type FieldValue, fieldCode } from '../../tools/edit/field-values.ts';
import type { Workspace } from '../../tools/edit/workspace.ts';
import { launchPlan } from '../../tools/office/all-facts.ts';
import type { LaunchFact } from '../../tools/office/fact.ts';
import { idOf } from '../../tools/office/read-facts.ts';

const number = new Map(launchPlan().map((fact, index) => [idOf(fact), index + 1]));

/** A recognisable value of the fact's type that contains the fact's number in the list. */
export function markedValue(fact: LaunchFact): NonNullable<FieldValue> {
  const n = number.get(idOf(fact))!;
  const both = { ar: `قيمة تجريبية رقم ${n}.`, en: `Test entry no. ${n}.` };
  const day = `2031-0${1 + (n % 9)}-${10 + (n % 19)}`;
  switch (fact.kind) {
    case 'line':
      return { value: `TEST ${n}.` };
    case 'text':
      return both;
    case 'email':
      return { value: `test-${n}@example.org` };
    case 'phone':
      return { value: `+49 69 90009${100 + n}` };
    case 'date':
      return { value: day };
    case 'month':
      return { value: day.slice(0, 7) };
    case 'time':
      return { value: `6:${10 + (n % 50)}` };
    case 'percent':
      return { value: `${10 + (n % 80)}.37` };
    case 'money':
      return { amount: String(1_000_000 + n * 10_000), currency: n % 2 ? 'euro' : 'dollar' };
    case 'position':
      return { latitude: '50.1109', longitude: '8.6821' };
    case 'choice':
      return { value: Object.keys(fact.choices ?? {})[0]! };
    case 'photo':
      return { src: `/photos/test-${n}.webp`, width: 800, height: 1000, ...both };
    case 'declaration':
      return { ...both, signedBy: `Test Signature ${n}.`, signedOn: day };
    case 'list':
      return { value: `TEST ${n}.1\nTEST ${n}.2` };
  }
}

/** The content files with every fact filled in, by path. */
export function filledFiles(workspace: Workspace): Map<string, string> {
  const files = new Map<string, string>();
  for (const fact of launchPlan()) {
    const code = files.get(fact.file) ?? workspace.read(fact.file);
    files.set(fact.file, fieldCode(code, fact, markedValue(fact)));
  }
  return files;
}
