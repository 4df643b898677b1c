import { capability } from '../../app/content/capability.ts';
import { machinery } from '../../app/content/our-projects.ts';
import type { PartProps } from './statement-company.tsx';

/** What the office does with machines, and how it works with the owners of the rubble. */
export const Machines = ({ t }: Pick<PartProps, 't'>) => (
  <>
    <section>
      <h2>{t(capability.machinery.title)}</h2>
      <ol className="four">
        {machinery.services.items.map((step) => (
          <li key={step.id}>
            <h3>{t(step.title)}</h3>
            <p>{t(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
    <section>
      <h2>{t(capability.ways.title)}</h2>
      <ul className="four">
        {capability.ways.items.map((item) => (
          <li key={item.title.en}>
            <h3>{t(item.title)}</h3>
            <p>{t(item.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  </>
);
