import { shell } from '../content/shared/shell.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';

/** Links to the parts of a long page, on phones and tablets. */
export function OnThisPage({ parts }: { parts: readonly (readonly [id: string, title: Text])[] }) {
  const { t } = useLanguage();
  return (
    <nav aria-labelledby="parts" className="wrap py-5 md:hidden print:hidden">
      <p id="parts" className="border-t-2 border-ink pt-3 small text-ink-2">
        {t(shell.onThisPage)}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
