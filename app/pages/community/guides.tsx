import { IconDownload } from '@tabler/icons-react';
import { community } from '../../content/community.ts';
import guideFiles from '../../content/guides-manifest.json' with { type: 'json' };
import { fill } from '../../language/format.ts';
import { Words } from '../../rich-text/words.tsx';
import { Section } from '../../ui/section-head.tsx';

/** Pages and bytes of the PDFs; a new guide has none until `npm run print` makes it. */
const files: Partial<Record<string, { pages: number; bytes: number }>> = guideFiles.files;

/** The guides to download, with format and size. */
export function CommunityGuides() {
  const { guides } = community;
  return (
    <Section id="guides" ground="quiet" title={guides.title} note={guides.note}>
      <ul className="border-t-2 border-ink">
        {guides.items.map((guide) => {
          const made = files[guide.file];
          if (!made || guide.hidden) return null;
          const { pages, bytes } = made;
          return (
            <li
              key={guide.file}
              className="relative grid items-center gap-x-6 gap-y-4 border-b border-ink-3 py-6 sm:grid-cols-[1fr_auto]"
            >
              <div>
                <h3>{guide.title}</h3>
                <p className="mt-1 text-ink-2">{guide.text}</p>
                <p className="mt-2 flex flex-wrap gap-x-5 small text-ink-2">
                  <span data-computed>{fill(guides.format, { pages, size: Math.ceil(bytes / 1000) })}</span>
                  {guide.downloads && (
                    <span>
                      <Words of={guide.downloads} language="ar" />
                    </span>
                  )}
                </p>
              </div>
              <a
                href={`/guides/${guide.file}.pdf`}
                download
                className="inline-flex min-h-14 items-center justify-center gap-3 border-2 border-ink px-6 font-semibold no-underline hover:bg-ink hover:text-paper"
              >
                <IconDownload size={22} stroke={1.5} aria-hidden="true" />
                {guides.download}
                <span className="sr-only">: {guide.title}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
