/**
 * The capability statement as an HTML document of two pages for Chromium to print, with the texts and figures of
 * /capability.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { about } from '../../app/content/about.ts';
import { capability } from '../../app/content/capability.ts';
import { content as dairy } from '../../app/content/drawings/dairy-axonometric.ts';
import { content as line } from '../../app/content/drawings/recycling-line.ts';
import { office } from '../../app/content/office.ts';
import type { Project } from '../../app/content/project-content.ts';
import type { Language, Text } from '../../app/content/text.ts';
import { directionOf } from '../../app/language/detect.ts';
import { fill, formats, plainText } from '../../app/language/format.ts';
import { drawingSvg } from '../../drawings/svg.ts';
import type { PrintFonts } from '../print-pdf.ts';
import { Company, Contact, Declared, type PartProps } from './statement-company.tsx';
import { Machines } from './statement-machines.tsx';
import { statementStyle } from './statement-style.ts';
import { Projects, Supply } from './statement-tables.tsx';

interface StatementInput {
  language: Language;
  fonts: PrintFonts;
  /** Scale of all text, so that two pages are enough. */
  scale: number;
}

/** @returns the whole document */
export async function statementHtml({ language, fonts, scale }: StatementInput): Promise<string> {
  const drawings = [
    { name: 'recycling-line', content: line },
    { name: 'dairy-axonometric', content: dairy },
  ].map(async ({ name, content }) => ({
    svg: await drawingSvg({ name, language, view: 'sheet', ground: 'paper' }),
    alt: plainText(content.description, language),
    basis: `${content.title[language]}. ${content.basis[language]}`,
  }));
  const projects = capability.projects.selected.map(
    async ({ project }): Promise<Project> => (await import(`../../app/content/projects/${project}.ts`)).project,
  );
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
          <Projects t={t} language={language} projects={await Promise.all(projects)} />
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

/** A drawing across the page that takes the remaining height. */
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
  /** Its description for people who can't see it. */
  alt: string;
  /** Its number and name, and what in it is data. */
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
          const [number, unit] = formats[language].parts(figure.value, figure.unit!);
          return (
            <div key={figure.id}>
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
