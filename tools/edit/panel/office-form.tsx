import { useEffect, useState } from 'react';
import { launchGroups } from '../../office/fact.ts';
import type { Field } from '../../office/read-facts.ts';
import { call } from './call.ts';
import { FactField } from './fact-field.tsx';
import { usePanel } from './panel-language.tsx';

/** The office's own facts, in the order in which it should supply them; what belongs to a project or a person stands together. */
export function OfficeForm({ onSaved }: { onSaved: () => void }) {
  const { w, attempt } = usePanel();
  const [facts, setFacts] = useState<Field[]>([]);
  const read = () => attempt(async () => setFacts(await call<Field[]>('fields')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each save
  useEffect(() => {
    void read();
  }, []);
  const saved = () => {
    void read();
    onSaved();
  };
  return (
    <section className="office-form">
      <p>
        <a href="/edit/plan" target="_blank" rel="noreferrer">
          {w('printPlan')}
        </a>
      </p>
      {launchGroups.map((group) => (
        <div key={group}>
          <h3>{w(group)}</h3>
          {subjects(facts.filter((fact) => fact.group === group)).map((some) => (
            <Subject key={some[0]!.of?.en ?? ''} facts={some} onSaved={saved} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** The facts of the office first, then those of each project, person or certificate. */
function subjects(facts: readonly Field[]): Field[][] {
  const by = new Map<string, Field[]>();
  for (const fact of facts) by.set(fact.of?.en ?? '', [...(by.get(fact.of?.en ?? '') ?? []), fact]);
  return [...by.values()];
}

/** The facts of one subject, folded; its line says how many are missing. */
function Subject({ facts, onSaved }: { facts: readonly Field[]; onSaved: () => void }) {
  const { w, language } = usePanel();
  const missing = facts.filter((fact) => fact.missing).length;
  return (
    <details>
      <summary>
        {facts[0]!.of?.[language] ?? w('ofOffice')}
        <small> {missing > 0 && w('stillMissing', { n: missing, total: facts.length })}</small>
      </summary>
      {facts.map((fact) => (
        <FactField key={fact.id + JSON.stringify(fact.value)} fact={fact} onSaved={onSaved} />
      ))}
    </details>
  );
}
