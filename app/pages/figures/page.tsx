import { registerWords } from '../../content/register/words.ts';
import { keptHtml } from '../../document/kept-html.tsx';
import { PageHead } from '../../sections/page-head.tsx';

const Register = keptHtml(async () => (await import('./register.tsx')).Register);

/** FG-1. The register needs no script; where the page changes in place, its rows are the published file. */
export function Page() {
  return (
    <>
      <PageHead path="/figures" meta={registerWords.meta} />
      <Register />
    </>
  );
}
