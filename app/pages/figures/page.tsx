import { registerWords } from '../../content/register/words.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { useKnownQuery } from '../../start/navigation.ts';
import { staticPart } from '../../start/static-part.tsx';

const Register = staticPart(async () => (await import('./register.tsx')).Register);

/** FG-1. The register needs no script; where the page changes in place, its rows are the published file. */
export function Page() {
  const query = useKnownQuery().toString();
  return (
    <>
      <PageHead path="/figures" meta={registerWords.meta} />
      <Register key={query} />
    </>
  );
}
