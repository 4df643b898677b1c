import { community } from '../../content/community.ts';
import { EmailLink } from '../../sections/office-data.tsx';
import { ArrowLink, ButtonLink } from '../../ui/button.tsx';

type Words = NonNullable<(typeof community.intros)[keyof typeof community.intros]>;

/** A summary in the visitor's language above a page in another one (LA-7). */
export function Intro({ intro }: { intro: Words }) {
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
          <p className="mt-5 measure">{intro.write}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href="/contact?subject=join#contact-title" arrow>
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
