import { useState } from 'react';
import { launchGroups } from '../../office/fact.ts';
import type { Field } from '../../office/read-facts.ts';
import { useAnswer } from './call.ts';
import { useDrafts } from './drafts.ts';
import { FactField } from './fact-field.tsx';
import { usePanel } from './panel-language.tsx';

/** The facts of the office in the order in which it should supply them, grouped by project or person. */
export function OfficeForm() {
  const { w, language } = usePanel();
  const facts = useAnswer('fields') ?? [];
  return (
    <section className="office-form">
      <p>
        <a href={`/edit/plan?lang=${language}`} target="_blank" rel="noreferrer">
          {w('printPlan')}
        </a>
      </p>
      {launchGroups.map((group) => (
        <div key={group}>
          <h3>{w(group)}</h3>
          {[
            ...Map.groupBy(
              facts.filter((fact) => fact.group === group),
              ({ of }) => of?.en ?? '',
            ),
          ].map(([subject, some]) => (
            <Subject key={subject} facts={some} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** The facts of one subject, folded, with the number of missing ones. */
function Subject({ facts }: { facts: readonly Field[] }) {
  const { w, language } = usePanel();
  const missing = facts.filter((fact) => fact.missing).length;
  const drafts = useDrafts();
  // Open at first where something is unsaved.
  const [open] = useState(() => facts.some(({ id }) => drafts.has(`field:${id}`) || drafts.has(`portrait:${id}`)));
  return (
    <details open={open}>
      <summary>
        {facts[0]!.of?.[language] ?? w('ofOffice')}
        <small> {missing > 0 && w('stillMissing', { n: missing, total: facts.length })}</small>
      </summary>
      {facts.map((fact) => (
        <FactField key={fact.id} fact={fact} />
      ))}
    </details>
  );
}
