import { contact } from '../../content/contact.ts';
import { content as mobileCrusher } from '../../content/drawings/mobile-crusher.ts';
import { machineryFilms } from '../../content/films.ts';
import { chatLink } from '../../content/office.ts';
import { machinery } from '../../content/our-projects.ts';
import type { Figure, RichText } from '../../content/rich-text.ts';
import { shell } from '../../content/shared/shell.ts';
import { solutionIds, solutions } from '../../content/solutions.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FilmSection } from '../../media/film-section.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Picture } from '../../media/picture.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Closing } from '../../sections/closing.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { SectionDrawing } from '../../sections/section-drawing.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ButtonLink, Buttons } from '../../ui/button.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';
import { SubjectGround } from '../../ui/subject.tsx';
import { RowHead, Table, TableRow } from '../../ui/table.tsx';

/** PJ-3: recycling machinery for Syria. */
export function Page() {
  const { t } = useLanguage();
  const { block, services, films, closing } = machinery;
  return (
    <>
      <PageHead path="/our-projects" meta={machinery.meta} />
      <Hero
        breadcrumb={['/', '/our-projects']}
        title={t(machinery.meta.title)}
        lead={t(machinery.lead)}
        action={
          <Buttons>
            <ButtonLink href="/contact?subject=machinery" arrow>
              {t(machinery.contact)}
            </ButtonLink>
            <ButtonLink href={chatLink(t(machinery.greeting))} look="line" newTab={t(shell.newTab)}>
              {t(contact.ways.chat)}
            </ButtonLink>
          </Buttons>
        }
        subject="machine"
        drawing={<SectionDrawing name="mobile-crusher" sheet={mobileCrusher} view="first" />}
        titleBlock={
          <TitleBlock
            title={t(block.title)}
            subtitle={t(mobileCrusher.view)}
            sheet={mobileCrusher.sheet}
            rows={[
              { label: t(block.output), value: <Words of={block.outputValue} look="cell" /> },
              ...block.rows.map(({ label, value }) => ({ label: t(label), value: t(value) })),
            ]}
          />
        }
      />
      {/* Numbered: the order is that of the work. */}
      <Section title={t(services.title)}>
        <ol className="grid gap-x-(--gap) gap-y-6 sm:grid-cols-2 md:grid-cols-4">
          {services.items.map((item, index) => (
            <li key={item.id} className="max-sm:grid max-sm:grid-cols-[min(7.5rem,30%)_minmax(0,1fr)] max-sm:gap-x-4">
              <div className="home-picture later [--later:7.25rem]">
                <Picture of={item.picture} view="card" />
                <SubjectGround />
              </div>
              <div className="sm:pt-3">
                <h3 className="mb-1 flex items-center gap-3 text-h4">
                  <BalloonNumber n={index + 1} />
                  {t(item.title)}
                </h3>
                <p className="text-ink-2">{t(item.text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Compared />
      <Reasons />
      <FilmSection title={t(films.title)} films={machineryFilms.map((name) => ({ name }))} layout="row" />
      <Closing {...closing} />
    </>
  );
}

/** The plant and each machine in one table. */
function Compared() {
  const { t } = useLanguage();
  const { title, heads, plant, crusher, plantOutput, crusherOutput, plantCost, yearlyCost, basis } = machinery.compared;
  const rows: [name: string, to: string, ...figures: (Figure | RichText | undefined)[]][] = [
    [t(plant), '/projects/recycling', plantOutput, plantCost, yearlyCost],
    [t(crusher), '/solutions#mobile-crushers', crusherOutput, undefined, undefined],
    ...solutionIds.map((id): (typeof rows)[number] => {
      const { title: name, capacity, cost } = solutions.items[id];
      return [t(name), `/solutions#${id}`, capacity, cost, undefined];
    }),
  ];
  return (
    <RailSection ground="quiet" title={t(title)}>
      <Table caption={t(title)} heads={Object.values(heads).map((head) => t(head))}>
        {rows.map(([name, to, ...figures]) => (
          <TableRow key={to + name}>
            <RowHead>
              <a href={to} className="font-semibold">
                {name}
              </a>
            </RowHead>
            {figures.map((figure, index) => (
              <td key={index} className="sm:whitespace-nowrap">
                {figure && (
                  <>
                    <span className="me-3 small text-ink-2 sm:hidden">{t(Object.values(heads)[index + 1]!)}</span>
                    <Words of={figure} />
                  </>
                )}
              </td>
            ))}
          </TableRow>
        ))}
      </Table>
      <p className="mt-3 small text-ink-2">{t(basis)}</p>
    </RailSection>
  );
}

/** Reasons to choose this office. */
function Reasons() {
  const { t } = useLanguage();
  const { why } = machinery;
  return (
    <Section ground="dark" title={t(why.title)}>
      <ul className="grid gap-x-(--gap) sm:grid-cols-2">
        {why.items.map((item) => (
          <li key={item.title.en} className="border-t border-ink-2 py-4">
            <h3 className="text-h4">{t(item.title)}</h3>
            <p className="mt-1 text-ink-soft">{t(item.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
