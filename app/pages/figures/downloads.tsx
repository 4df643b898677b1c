import { dataLicences } from '../../content/data-licences.ts';
import { registerWords } from '../../content/figures.ts';
import { office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { addressIn } from '../../language/detect.ts';
import { useLanguage } from '../../language/provider.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** The files; their names are stable. */
const files = {
  xlsx: 'figures.xlsx',
  csv: 'figures.csv',
  json: 'figures.json',
} as const;

/** The register as files, its licence, and how to cite it. */
export function Downloads() {
  const licence = office.dataLicence;
  const { language, t, format } = useLanguage();
  const words = registerWords.downloads;
  const address = addressIn(language, `${__BUILT_WITH__.siteUrl}/figures`);
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
              {t(words.version.label, { date: format.date(words.version.date) })}
              {t(shell.comma)}
              <bdi dir="ltr" className="font-mono">
                {address}
              </bdi>
            </p>
          </div>
        </details>
      </div>
    </RailSection>
  );
}
