import { frame, type Guide, type GuideSection, guidesIssued } from '../app/content/guides/guide.ts';
import { office } from '../app/content/office.ts';
import { formats } from '../app/language/format.ts';
import { colourRule, token } from './building/tokens.ts';

/**
 * A guide as an HTML page for `npm run print`, on white paper without large dark areas.
 * @param fonts the two weights as base64
 */
export function guideHtml(guide: Guide, fonts = { regular: '', bold: '' }): string {
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${text(guide.title)}</title><style>${styles(fonts)}</style></head><body>
<header><p class="office">${text(office.name.ar)}</p><h1>${text(guide.title)}</h1><p class="subtitle">${text(guide.subtitle)}</p></header>
<aside><b>${frame.first}</b><p>${text(guide.first)}</p></aside>
${guide.sections.map(section).join('\n')}
<footer><dl><div><dt>${frame.author}</dt><dd>${text(office.name.ar)}</dd></div><div><dt>${frame.issued}</dt><dd>${formats.ar.date(guidesIssued)}</dd></div><div><dt>${frame.remarks}</dt><dd><bdi dir="ltr">${text(office.email)}</bdi></dd></div><div><dt>${frame.use}</dt><dd>${frame.useValue}</dd></div><div class="wide"><dt>${frame.limits}</dt><dd>${frame.limitsValue}</dd></div></dl></footer>
</body></html>`;
}

/** Escaped; dates keep their order in an Arabic line. */
const text = (value: string): string =>
  value
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\d{4}-\d\d-\d\d/g, '<bdi dir="ltr">$&</bdi>');

const paragraphs = (texts: readonly string[] = []): string => texts.map((words) => `<p>${text(words)}</p>`).join('');

const list = (tag: string, items: readonly string[] | undefined, name: string): string =>
  items ? `<${tag} class="${name}">${items.map((item) => `<li>${text(item)}</li>`).join('')}</${tag}>` : '';

function table([head, ...rows]: NonNullable<GuideSection['table']>): string {
  const cells = ([first = '', ...others]: readonly string[]) =>
    `<tr><th scope="row">${text(first)}</th>${others.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`;
  const columns = head!.map((cell) => `<th scope="col">${text(cell)}</th>`);
  return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${rows.map(cells).join('')}</tbody></table>`;
}

function section({ heading, newPage, table: rows, lines, never, sketch, ...part }: GuideSection): string {
  return [
    `<section${newPage ? ' class="new"' : ''}><h2>${text(heading)}</h2>`,
    paragraphs(part.paragraphs),
    list('ol', part.steps, 'steps'),
    list('ul', part.points, 'points'),
    list('ul', part.checks, 'checks'),
    rows ? table(rows) : '',
    paragraphs(part.after),
    never ? `<h3>${text(never.title)}</h3>${list('ul', never.points, 'points')}` : '',
    lines
      ? `<dl class="lines">${lines.map((label) => `<div><dt>${text(label)}</dt><dd></dd></div>`).join('')}</dl>`
      : '',
    sketch ? '<div class="sketch"></div></section>' : '</section>',
  ].join('');
}

const styles = (fonts: { regular: string; bold: string }): string => `
${colourRule}
@font-face{font-family:Guide;font-weight:400;src:url(data:font/woff2;base64,${fonts.regular})}
@font-face{font-family:Guide;font-weight:600;src:url(data:font/woff2;base64,${fonts.bold})}
@page{size:A4;margin:18mm 18mm 20mm;@bottom-left{content:"${frame.page} " counter(page) " ${frame.of} " counter(pages);font:9pt Guide;color:${token('ink-2')}}}
*{box-sizing:border-box;margin:0;padding:0}
html{font:400 11pt/1.6 Guide,sans-serif;color:var(--color-ink);font-feature-settings:"liga" 0,"dlig" 0,"calt" 1,"kern" 0}
header{border-bottom:1.4pt solid var(--color-ink);padding-bottom:5mm;margin-bottom:6mm}
.office{color:var(--color-ink-2);font-size:10pt}
h1{font-size:30pt;line-height:1.3;font-weight:600}
.subtitle{font-size:13pt;color:var(--color-ink-2)}
aside{border:1.4pt solid var(--color-accent);border-inline-start-width:5mm;padding:4mm 5mm;margin-bottom:7mm;break-inside:avoid}
aside b{color:var(--color-accent);font-weight:600}
section{margin-bottom:7mm}
section.new{break-before:page}
section:has(.lines){break-inside:avoid}
table,.sketch{break-inside:avoid}
:is(ol,ul,table)+p,li:last-child{break-before:avoid}
li:first-child{break-after:avoid}
h3{font-size:12.5pt;line-height:1.6;font-weight:600;margin-block:1mm;break-after:avoid}
h2{font-size:17pt;line-height:1.45;font-weight:600;margin-bottom:2.5mm;break-after:avoid}
p{margin-bottom:2.5mm}
ol,ul{list-style:none;margin-bottom:2mm}
li{padding-block:1.7mm;border-top:.4pt solid var(--color-grid);padding-inline-start:11mm;position:relative;break-inside:avoid}
ol{counter-reset:step}
ol li{counter-increment:step}
ol li::before{content:counter(step);position:absolute;inset-inline-start:0;inset-block-start:2mm;inline-size:7mm;block-size:7mm;border:.8pt solid var(--color-ink);border-radius:50%;display:grid;place-items:center;font:600 10pt/1 Guide}
.points li::before{content:"";position:absolute;inset-inline-start:2.5mm;inset-block-start:4.6mm;inline-size:2mm;block-size:2mm;background:var(--color-accent)}
.checks li::before{content:"";position:absolute;inset-inline-start:1mm;inset-block-start:2.8mm;inline-size:5mm;block-size:5mm;border:.8pt solid var(--color-ink)}
table{border-collapse:collapse;inline-size:100%;border-block:1.4pt solid var(--color-ink);margin-block:2mm 3mm}
th,td{text-align:start;vertical-align:top;padding:1.8mm 0;padding-inline-end:5mm;border-top:.4pt solid var(--color-grid);font-weight:400}
thead th{font-size:10pt;color:var(--color-ink-2);border-bottom:.8pt solid var(--color-ink);border-top:0}
tbody th{font-weight:600}
tr{break-inside:avoid}
.lines div{display:grid;grid-template-columns:62mm 1fr;align-items:end;gap:4mm;padding-block-start:5mm;break-inside:avoid}
.new .lines div{padding-block-start:7.4mm}
.sketch{block-size:72mm;border:.8pt solid var(--color-ink);background:repeating-linear-gradient(var(--color-grid) 0 .3pt,transparent .3pt 6mm),repeating-linear-gradient(90deg,var(--color-grid) 0 .3pt,transparent .3pt 6mm)}
.lines dd{border-bottom:.8pt dotted var(--color-ink-2);block-size:6mm}
footer{border:1.4pt solid var(--color-ink);break-inside:avoid;margin-top:8mm}
footer dl{display:grid;grid-template-columns:1fr 1fr}
footer .wide{grid-column:1/-1}
footer div{padding:2mm 4mm;border:.4pt solid var(--color-ink)}
footer dt{font-size:9pt;color:var(--color-ink-2)}
footer dd{font-weight:600}
`;
