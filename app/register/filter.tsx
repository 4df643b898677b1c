import { placeNames, publisherNames } from '../content/register/names.ts';
import { registerWords } from '../content/register/words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';

/** Plain links; each is its own target, and the style sheet (register.css) leaves only the rows that carry its name. */
export function RegisterFilter() {
  const { t } = useLanguage();
  const words = registerWords.filter;
  return (
    <nav
      aria-label={t(words.name)}
      className="register-filter wrap grid gap-1 border-y border-ink bg-white py-3 print:hidden"
    >
      <Choices kind="place" title={words.place} options={placeNames} />
      <Choices kind="publisher" title={words.publisher} options={publisherNames} />
    </nav>
  );
}

interface ChoicesProps {
  kind: 'place' | 'publisher';
  title: Text;
  options: Record<string, Text>;
}

function Choices({ kind, title, options }: ChoicesProps) {
  const { t } = useLanguage();
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_1fr]">
      <span className="small text-ink-2">{t(title)}</span>
      <ul className="flex flex-wrap gap-x-6 small">
        <Choice id={`every-${kind}`} words={registerWords.filter.all} />
        {Object.entries(options).map(([name, words]) => (
          <Choice key={name} id={`${kind}-${name}`} words={words} />
        ))}
      </ul>
    </div>
  );
}

function Choice({ id, words }: { id: string; words: Text }) {
  const { t } = useLanguage();
  return (
    <li>
      <a
        id={id}
        href={`#${id}`}
        className="inline-flex min-h-11 min-w-6 scroll-mt-36 items-center border-y-3 border-transparent no-underline hover:border-b-ink-3"
      >
        {t(words)}
      </a>
    </li>
  );
}
