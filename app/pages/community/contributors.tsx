import { community } from '../../content/community.ts';
import { fill } from '../../language/format.ts';
import { BalloonNumber } from '../../media/legend.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** The top five as ranks; nobody is invented. */
export function Contributors() {
  const { contributors } = community;
  return (
    <RailSection title={contributors.title} note={contributors.note}>
      <ol className="border-y-2 border-ink">
        {Array.from({ length: contributors.count }, (_, index) => (
          <li key={index} className="flex items-center gap-4 border-grid py-3.5 not-first:border-t">
            <BalloonNumber n={index + 1} solid={index === 0} />
            <span className="sr-only">{fill(contributors.rank, { n: index + 1 })}</span>
            <span className="border-b border-dashed border-ink-3 text-ink-2">{contributors.unnamed}</span>
          </li>
        ))}
      </ol>
    </RailSection>
  );
}
