/** The capability statement as a document of two pages for Chromium to print: the same words and figures as the page /capability. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { about } from '../../app/content/about.ts';
import { capability } from '../../app/content/capability.ts';
import { content as dairy } from '../../app/content/drawings/dairy-axonometric.ts';
import { content as line } from '../../app/content/drawings/recycling-line.ts';
import { office } from '../../app/content/office.ts';
import { machinery } from '../../app/content/our-projects.ts';
import type { Project } from '../../app/content/project-content.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { referenceWords } from '../../app/content/shared/reference-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { solutionIds, solutions } from '../../app/content/solutions.ts';
import { statuses } from '../../app/content/status.ts';
import type { Language, Text } from '../../app/content/text.ts';
import { directionOf } from '../../app/language/detect.ts';
import { figureText, fill, formats, wordsText } from '../../app/language/format.ts';
import { drawingSvg } from '../../drawings/svg.ts';
import { Company, Contact, Declared, type Say } from './statement-company.tsx';
import { type Fonts, statementStyle } from './statement-style.ts';

export interface StatementInput {
  language: Language;
  fonts: Fonts;
  /** Those that the statement selects, in its order. */
  projects: readonly Project[];
  /** Of the size of all letters, so that two pages are enough. */
  scale: number;
}

/** @returns the whole document */
export async function statementHtml({ language, fonts, projects, scale }: StatementInput): Promise<string> {
  const drawings = [
    { name: 'recycling-line', content: line },
    { name: 'dairy-axonometric', content: dairy },
  ].map(async ({ name, content }) => ({
    svg: await drawingSvg({ name, language, view: 'sheet', ground: 'paper' }),
    alt: content.description[language],
    basis: `${content.title[language]}. ${content.basis[language]}`,
  }));
  const [first, second] = (await Promise.all(drawings)) as [Drawn, Drawn];
  const t = (text: Text) => text[language];
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${t(capability.title)} · ${t(office.legal.name ?? office.name)}`}</title>
        <style>{statementStyle(fonts, t(capability.pages), scale)}</style>
      </head>
      <body>
        <div className="page">
          <Head t={t} language={language} />
          <Strip {...first} />
          <Who t={t} language={language} />
          <Supply t={t} language={language} />
          <Projects t={t} language={language} projects={projects} />
        </div>
        <div className="page">
          <Machines t={t} />
          <Company t={t} />
          <Declared t={t} language={language} />
          <Strip {...second} />
          <Contact t={t} />
        </div>
      </body>
    </html>,
  )}`;
}

interface PartProps {
  t: Say;
  language: Language;
}

function Head({ t, language }: PartProps) {
  const { issued } = capability;
  return (
    <header>
      <p className="office">
        <b>{t(office.legal.name ?? office.name)}</b>
        <span>{fill(t(issued.label), { date: formats[language].date(issued.date) })}</span>
      </p>
      <h1>{t(capability.title)}</h1>
      <p className="lead">{t(capability.lead)}</p>
    </header>
  );
}

/** A drawing across the page, as high as what is left of it. */
const Strip = ({ svg, alt, basis }: Drawn) => (
  <figure>
    <div className="strip">
      <img alt={alt} src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}#clear`} />
    </div>
    <figcaption>{basis}</figcaption>
  </figure>
);

interface Drawn {
  svg: string;
  /** What it shows, for people who don't see it. */
  alt: string;
  /** Which drawing it is, and what in it is data. */
  basis: string;
}

function Who({ t, language }: PartProps) {
  const { atLeast, items } = about.achievements;
  return (
    <section>
      <h2>{t(capability.who.title)}</h2>
      <p>{t(capability.who.text)}</p>
      <dl className="figures">
        {items.map(({ figure, scope }) => {
          const [number, unit] = formats[language].parts(figure.value.value, figure.unit);
          return (
            <div key={figure.unit}>
              <dt>
                <b>{fill(t(atLeast), { n: number })}</b> {unit}
              </dt>
              <dd>{t(scope)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Supply({ t, language }: PartProps) {
  const { title, note, fields, heads } = capability.supply;
  return (
    <section>
      <h2>{t(title)}</h2>
      <Rows heads={[heads.solution, heads.capacity, heads.counts, heads.cost].map(t)}>
        {solutionIds.map((id) => {
          const { title: name, capacity, capacityScope, cost } = solutions.items[id];
          return (
            <tr key={id}>
              <th scope="row">{t(name)}</th>
              <td>
                <b>{figureText(capacity, language)}</b>
              </td>
              <td>{wordsText(capacityScope, language)}</td>
              <td>{figureText(cost, language)}</td>
            </tr>
          );
        })}
      </Rows>
      <ul className="fields">
        {fields.map((field) => (
          <li key={field.en}>{t(field)}</li>
        ))}
      </ul>
      <p className="note">
        {t(note)} {t(shell.ownFigures)}
      </p>
    </section>
  );
}

function Projects({ t, language, projects }: PartProps & { projects: readonly Project[] }) {
  const { title, heads, selected } = capability.projects;
  return (
    <section>
      <h2>{t(title)}</h2>
      <Rows heads={[heads.project, heads.place, heads.figure, heads.counts].map(t)}>
        {selected.map(({ project, place, figure, counts }, index) => {
          const { name, status } = projectList[project];
          const role = projects[index]?.reference?.role;
          return (
            <tr key={project}>
              <th scope="row">
                {t(name)}
                {role && <small>{`${t(referenceWords.labels.role)}: ${t(role)}`}</small>}
              </th>
              <td>{t(place)}</td>
              <td>
                <b>
                  {'by' in figure ? <bdi dir="ltr">{figureText(figure, language)}</bdi> : figureText(figure, language)}
                </b>
              </td>
              <td>
                {t(counts)}
                {status && <small>{t(statuses[status].label)}</small>}
              </td>
            </tr>
          );
        })}
      </Rows>
    </section>
  );
}

function Rows({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** What the office does with machines, and how it works with those whose rubble it is. */
const Machines = ({ t }: { t: Say }) => (
  <>
    <section>
      <h2>{t(capability.machinery.title)}</h2>
      <ol className="four">
        {machinery.services.items.map((step) => (
          <li key={step.id}>
            <h3>{t(step.title)}</h3>
            <p>{t(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
    <section>
      <h2>{t(capability.ways.title)}</h2>
      <ul className="four">
        {capability.ways.items.map((item) => (
          <li key={item.title.en}>
            <h3>{t(item.title)}</h3>
            <p>{t(item.text)}</p>
          </li>
        ))}
      </ul>
    </section>
  </>
);
