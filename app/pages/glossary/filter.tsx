import { useEffect, useRef } from 'react';
import { glossary } from '../../content/glossary.ts';
import { useLanguage } from '../../language/provider.tsx';

/** Narrows the list in place; without JavaScript the server narrows it. */
export function Filter({ asked, onAsk }: { asked: string; onAsk: (question: string) => void }) {
  const { t } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the application was there.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== asked) onAsk(typed);
  }, [asked, onAsk]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older readers know the role, not the element.
    <form
      role="search"
      action="/glossary"
      aria-label={t(glossary.filter.label)}
      className="border-2 border-b-0 border-ink bg-white p-4 pb-5 max-sm:px-(--gutter) print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor="term" className="font-semibold">
        {t(glossary.filter.label)}
      </label>
      <p id="term-hint" className="small text-ink-2">
        {t(glossary.filter.hint)}
      </p>
      <input
        id="term"
        name="term"
        key={asked}
        defaultValue={asked}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={60}
        aria-describedby="term-hint"
        className="mt-2 block min-h-13.5 w-full border border-b-2 border-ink bg-white px-4"
        ref={field}
        data-answers="kept"
        onChange={(event) => onAsk(event.target.value)}
      />
    </form>
  );
}
