import { matchingTerms } from './matching.ts';

/** Passed as props, so that the script does not load the content. `found` contains `{n}`. */
interface FilterWords {
  found: string;
  none: string;
}

/** Hides the rows that don't match the input. Adds and removes no elements, so that a translated page stays intact. */
export function enhance(island: HTMLElement): void {
  const { props: words }: { props: FilterWords } = JSON.parse(island.dataset.props!);
  const field = island.querySelector<HTMLInputElement>('input[type=search]')!;
  const list = document.querySelector<HTMLElement>('.glossary')!;
  const count = list.querySelector('[role=status]')!;
  const rows = [...list.querySelectorAll<HTMLElement>('[itemprop=hasDefinedTerm]')];

  function show(found: ReadonlySet<HTMLElement>): void {
    for (const row of rows) row.hidden = !found.has(row);
    for (const letter of list.querySelectorAll('details')) {
      letter.hidden = !letter.querySelector('[itemprop=hasDefinedTerm]:not([hidden])');
      letter.open = found.size < rows.length;
    }
    count.textContent = found.size > 0 ? words.found.replace('{n}', String(found.size)) : words.none;
  }

  /** Searches the same texts as the server's page: also spellings and languages that this page does not show. */
  async function filter(): Promise<void> {
    const { terms } = await import('../../content/glossary/term-list.ts');
    const ids = new Set(matchingTerms(terms, field.value).map(({ id }) => id));
    show(new Set(rows.filter(({ id }) => ids.has(id))));
  }

  field.addEventListener('input', () => void filter());
  field.form!.addEventListener('submit', (event) => event.preventDefault());
  // A link to a hidden term shows all terms again.
  addEventListener('hashchange', () => {
    if (!document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('[hidden]')) return;
    field.value = '';
    void filter();
    document.querySelector(':target')?.scrollIntoView();
  });
  if (field.value) void filter();
}
