import { office } from '../content/office.ts';
import type { RichText } from '../content/rich-text.ts';
import { languages, type Text } from '../content/text.ts';
import { addressIn, fallbackLanguage, openGraphLocales } from '../language/detect.ts';
import { plainText } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { sharePicture, shareSize } from './share-picture.ts';

interface PageHeadProps {
  /** The page's path; `null` for pages that search engines must not index. */
  path: string | null;
  meta: { title: Text; description: RichText };
}

/** From SITE_URL, at build: absolute addresses for search engines and shares. */
const site = __BUILT_WITH__.siteUrl;

/** Title, description, and the page's address in each language; the bare one is in the fallback language (LA-5). */
export function PageHead({ path, meta }: PageHeadProps) {
  const { language, t } = useLanguage();
  const title = path === '/' ? t(meta.title) : `${t(meta.title)} · ${t(office.name)}`;
  const description = plainText(meta.description, language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language, `${site}${path}`)} />
          {languages.map((version) => (
            <link key={version} rel="alternate" hrefLang={version} href={addressIn(version, `${site}${path}`)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(fallbackLanguage, `${site}${path}`)} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={t(meta.title)} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={addressIn(language, `${site}${path}`)} />
          <meta property="og:locale" content={openGraphLocales[language]} />
          <meta property="og:site_name" content={t(office.name)} />
          <meta property="og:image" content={`${site}/media/share/${sharePicture(path)}-${language}.png`} />
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
          <meta property="og:image:alt" content={t(meta.title)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
