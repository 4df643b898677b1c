import { office } from '../content/office.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';

export interface PageMeta {
  title: Text;
  description: Text;
}

interface PageHeadProps {
  /** The page's path; `null` on pages that must not be found by search engines. */
  path: string | null;
  meta: PageMeta;
}

/** Set at build from SITE_URL: absolute addresses for search engines and shares. */
const site: string = import.meta.env.VITE_SITE_URL ?? '';

/** Title, description, and where the page lives in each language. The Arabic page is the bare address (LA-5). */
export function PageHead({ path, meta }: PageHeadProps) {
  const { language, t } = useLanguage();
  const title = path === '/' ? t(meta.title) : `${t(meta.title)} · ${t(office.name)}`;
  const url = (version: 'ar' | 'en') => `${site}${path}${version === 'en' ? '?lang=en' : ''}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={t(meta.description)} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url(language)} />
          <link rel="alternate" hrefLang="ar" href={url('ar')} />
          <link rel="alternate" hrefLang="en" href={url('en')} />
          <link rel="alternate" hrefLang="x-default" href={url('ar')} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={t(meta.title)} />
          <meta property="og:description" content={t(meta.description)} />
          <meta property="og:url" content={url(language)} />
          <meta property="og:locale" content={language === 'ar' ? 'ar_SY' : 'en_GB'} />
          <meta property="og:site_name" content={t(office.name)} />
          <meta property="og:image" content={`${site}/media/share/${sharePicture(path)}-${language}.png`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** `/projects/bem` -> `projects-bem`, `/` -> `home`. */
export const sharePicture = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
