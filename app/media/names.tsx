import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { media } from '../content/media-words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';

interface NamesProps {
  names: readonly Text[];
  /** The lit number, from 1. */
  number: number | null;
  onNumber: (number: number) => void;
}

/**
 * The names of a drawing's balloons. A name and its balloon light up together. On a phone: one name, with a list of all
 * above it.
 */
export function Names({ names, number, onNumber }: NamesProps) {
  const { t } = useLanguage();
  const [all, setAll] = useState(false);
  const n = number ?? 1;
  const choose = (next: number) => {
    setAll(false);
    onNumber(next);
  };
  return (
    <section className="viewer-names" aria-label={t(media.viewer.names)}>
      <div className="viewer-name">
        <StepName label={t(media.viewer.previousName)} back to={n - 1} last={names.length} onStep={choose} />
        <span className="viewer-disc" data-lit="" aria-hidden="true">
          {n}
        </span>
        <p className="grow">
          <b className="block" aria-live="polite">
            {t(names[n - 1]!)}
          </b>
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)} className="viewer-all">
            {t(media.viewer.position, { n, total: names.length })} · {t(media.viewer.allNames)}
          </button>
        </p>
        <StepName label={t(media.viewer.nextName)} to={n + 1} last={names.length} onStep={choose} />
      </div>
      <ol className="viewer-list" data-open={all || undefined}>
        {names.map((name, index) => (
          <li key={index}>
            <button type="button" aria-pressed={number === index + 1} onClick={() => choose(index + 1)}>
              <span className="viewer-disc">{index + 1}</span>
              <span className="viewer-word">{t(name)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepNameProps {
  label: string;
  back?: boolean;
  to: number;
  last: number;
  onStep: (number: number) => void;
}

function StepName({ label, back, to, last, onStep }: StepNameProps) {
  const none = to < 1 || to > last;
  // Not `disabled`, which would lose the focus at either end.
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={none}
      onClick={() => !none && onStep(to)}
      className="viewer-key"
    >
      <Chevron back={back} />
    </button>
  );
}

/** Points along the reading direction, or back. */
export const Chevron = ({ back }: { back?: boolean }) => (
  <span className={back ? 'rotate-180' : ''}>
    <IconChevronRight className="mirror" size={22} stroke={1.5} aria-hidden="true" />
  </span>
);
