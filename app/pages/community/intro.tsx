import { community } from '../../content/community.ts';
import { safety } from '../../content/shared/safety.ts';
import { useLanguage } from '../../language/provider.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { EmailLink } from '../../sections/office-data.tsx';
import { ArrowLink, ButtonLink } from '../../ui/button.tsx';

type Words = NonNullable<(typeof community.intros)[keyof typeof community.intros]>;

/** A summary in the visitor's language above a page in another one (LA-7). */
export function Intro({ intro }: { intro: Words }) {
  const { t } = useLanguage();
  const { initiatives, guides } = community;
  return (
    <div className="wrap border-b-[2.5px] border-ink bg-paper-2 py-8 md:py-12">
      <div className="grid-12 gap-y-6">
        <div className="md:col-[1/6]!">
          {/* A paragraph, because the page's own h1 follows. */}
          <p id="community-intro" className="text-h3 font-semibold leading-(--lh-head)">
            {intro.title}
          </p>
          <p className="mt-3 measure lead">{intro.lead}</p>
          <p className="mt-4 measure border-s-3 border-accent ps-4">{t(safety.hidden)}</p>
          <p className="mt-4 measure">
            <RichText words={intro.soFar} /> {intro.write}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href="/contact?subject=join" arrow>
              {intro.button}
            </ButtonLink>
            <EmailLink />
          </div>
        </div>
        <div className="md:col-[7/-1]!">
          <p className="border-b-2 border-ink pb-2 text-h4 font-semibold">{intro.initiatives}</p>
          <ul>
            {initiatives.items.map(({ id }) => (
              <li key={id} className="border-b border-ink-3 py-2.5">
                {intro.lines[id]}
              </li>
            ))}
          </ul>
          <p className="mt-6 border-b-2 border-ink pb-2 text-h4 font-semibold">{intro.guides}</p>
          <ul>
            {guides.items.map(
              ({ file, hidden }) =>
                !hidden &&
                intro.files[file] && (
                  <li key={file} className="border-b border-ink-3 py-1">
                    <ArrowLink href={`/guides/${file}.pdf`}>{intro.files[file]}</ArrowLink>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}
