import { office } from '../../app/content/office.ts';
import { languages } from '../../app/content/text.ts';
import { unreachable } from '../../app/content/unreachable.ts';
import { directionOf, fallbackLanguage } from '../../app/language/detect.ts';
import { token } from './tokens.ts';

/** A self-contained page that the proxy shows while the server is down. */
export function unreachablePage(): string {
  const sections = languages.map(
    (language) => `<section lang="${language}" dir="${directionOf(language)}">
<h2>${unreachable.title[language]}</h2>
<p>${unreachable.advice[language]}</p>
<p>${unreachable.write[language]} <a dir="ltr" href="mailto:${office.email}">${office.email}</a></p>
</section>`,
  );
  return `<!doctype html>
<html lang="${fallbackLanguage}" dir="${directionOf(fallbackLanguage)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${languages.map((language) => unreachable.title[language]).join(' · ')}</title>
<style>
body { margin: 0; padding: 2rem 1.5rem; background: ${token('paper')}; color: ${token('ink')}; font: 1.0625rem/1.6 "IBM Plex Sans Arabic", "IBM Plex Sans", system-ui, sans-serif }
main { max-width: 36rem; margin: 10vh auto 0 }
h1 { font-size: 1rem; margin: 0 0 2rem }
h2 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .5rem }
p { margin: 0 0 .5rem }
section + section { margin-block-start: 2rem; padding-block-start: 2rem; border-block-start: 1px solid ${token('grid')} }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>${languages.map((language) => `<span lang="${language}">${office.name[language]}</span>`).join(' · ')}</h1>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
