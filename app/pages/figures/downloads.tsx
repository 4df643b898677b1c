import { dataLicences } from '../../content/data-licences.ts';
import { registerWords } from '../../content/figures.ts';
import { office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { useLanguage } from '../../language/provider.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** The files; their names are stable. */
const files = {
  xlsx: 'figures.xlsx',
  csv: 'figures.csv',
  json: 'figures.json',
} as const;

const address = `${__BUILT_WITH__.siteUrl}/figures`;

/** For reference managers; in English, which all of them read. */
function bibTex(): string {
  const fields = {
    author: `{${office.name.en}}`,
    title: registerWords.meta.title.en,
    year: String(__BUILD_YEAR__),
    url: address,
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = "${value}"`);
  return `@misc{register-of-figures,\n${lines.join(',\n')}\n}`;
}

/** The register as files, its licence, and how to cite it. */
export function Downloads() {
  const licence = office.dataLicence;
  const { t } = useLanguage();
  const words = registerWords.downloads;
  return (
    <RailSection id="data" className="border-t border-ink" title={t(words.title)} note={t(words.found)}>
      <ul>
        {Object.entries(files).map(([kind, file]) => (
          <li
            key={kind}
            className="grid items-baseline gap-x-6 border-b border-ink-3 py-3 sm:grid-cols-[minmax(0,14rem)_1fr]"
          >
            <a href={`/data/${file}`} download className="font-mono">
              <bdi dir="ltr">{file}</bdi>
            </a>
            <span>{t(words.files[kind as keyof typeof files])}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-2 measure small">
        <details className="folded">
          <summary>{t(words.cite)}</summary>
          <div className="mt-2 grid gap-2">
            <p>{t(words.rights)}</p>
            <p>
              {licence
                ? t(words.licence, { licence: `${t(dataLicences[licence].name)} (${licence})` })
                : t(words.noLicence)}
            </p>
            <p>
              {t(office.name)}
              {t(shell.comma)}
              {t(registerWords.meta.title)}
              {t(shell.comma)}
              <bdi dir="ltr" className="font-mono">
                {address}
              </bdi>
            </p>
            <pre
              dir="ltr"
              lang="en"
              className="whitespace-pre-wrap border border-ink-3 bg-white p-3 text-[0.8125rem] wrap-anywhere"
            >
              <code>{bibTex()}</code>
            </pre>
          </div>
        </details>
      </div>
    </RailSection>
  );
}
