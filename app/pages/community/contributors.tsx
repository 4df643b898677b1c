import { community } from '../../content/community.ts';
import { BalloonNumber } from '../../media/legend.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** The top five as ranks; nobody is invented. */
export function Contributors() {
  const { contributors } = community;
  return (
    <RailSection title={contributors.title}>
      <ol className="grid gap-x-8 gap-y-4 border-t-2 border-ink pt-4 lg:grid-cols-5">
        {contributors.ranks.map((rank, index) => (
          <li key={rank} className="flex items-center gap-3">
            <BalloonNumber n={index + 1} />
            {rank}
          </li>
        ))}
      </ol>
      <p className="mt-4 measure text-ink-2">{contributors.consent}</p>
    </RailSection>
  );
}
