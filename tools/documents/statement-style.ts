import { colourRule, token } from '../building/tokens.ts';
import type { PrintFonts } from '../print-pdf.ts';

/** @param pages text around the page numbers, with `{n}` and `{total}` @param scale of all text */
export const statementStyle = (fonts: PrintFonts, pages: string, scale: number): string => {
  const [before, between, after] = pages.split(/\{\w+\}/) as [string, string, string];
  return `
${colourRule}
@font-face{font-family:Document;font-weight:400;src:url(data:font/woff2;base64,${fonts.regular})}
@font-face{font-family:Document;font-weight:600;src:url(data:font/woff2;base64,${fonts.bold})}
@page{size:A4;margin:14mm 16mm 15mm;@bottom-center{content:"${before}" counter(page) "${between}" counter(pages) "${after}";font:8pt Document;color:${token('ink-2')}}}
*{box-sizing:border-box;margin:0;padding:0}
html{font:400 ${(9.4 * scale).toFixed(2)}pt/1.5 Document,sans-serif;color:var(--color-ink);font-feature-settings:"liga" 0,"dlig" 0,"calt" 1,"kern" 0}
html:lang(ar){line-height:1.6}
.page{block-size:267mm;display:flex;flex-direction:column;gap:4mm}
.page+.page{break-before:page}
header{border-block-end:1.4pt solid;padding-block-end:3mm}
.office{display:flex;justify-content:space-between;color:var(--color-ink-2)}
.office b{font-weight:600;color:var(--color-accent)}
h1{font-size:2.9em;line-height:1.25;font-weight:600}
.lead{font-size:1.25em;color:var(--color-ink-2)}
h2{font-size:1.45em;line-height:1.35;font-weight:600;margin-block-end:1.5mm;break-after:avoid}
h3{font-size:1.05em;line-height:1.4;font-weight:600}
figure{flex:1 1 0;min-block-size:0;container-type:size;display:flex;flex-direction:column;gap:1mm}
@container (max-height:24mm){figure>*{display:none}}
figcaption{font-size:.8em;color:var(--color-ink-2)}
.strip{flex:1 1 0;min-block-size:0;overflow:hidden;}
.strip img{display:block;inline-size:100%;block-size:100%;object-fit:contain;object-position:bottom}
small,.note{font-size:.86em;font-weight:400;color:var(--color-ink-2)}
th small{display:block}
td small::before{content:'  ·  '}
table{border-collapse:collapse;inline-size:100%;border-block:1.2pt solid}
th,td{text-align:start;vertical-align:baseline;padding-block:.9mm;padding-inline-end:4mm;border-block-start:.4pt solid var(--color-grid);font-weight:400}
thead th{font-size:.86em;color:var(--color-ink-2);border-block-end:.7pt solid var(--color-ink)}
tbody th,td b{font-weight:600}
td:nth-child(2),td:nth-child(4){white-space:nowrap}
.figures{display:grid;grid-template-columns:repeat(4,1fr);gap:5mm;margin-block-start:2mm}
.figures div{border-block-start:.8pt solid;padding-block-start:1mm}
.figures b{font-size:1.7em;font-weight:600;line-height:1.2}
.figures dd{font-size:.86em;color:var(--color-ink-2)}
ul,ol{list-style:none}
.fields{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm;margin-block:2mm 1mm}
.fields li{border-block-start:.8pt solid;padding-block-start:1mm;font-weight:600}
.four{display:grid;grid-template-columns:1fr 1fr;gap:2.5mm 7mm}
.four li,.declared li{border-block-start:.8pt solid;padding-block-start:1mm;break-inside:avoid}
.declared{display:grid;gap:1.5mm}
.data{display:grid;grid-template-columns:1fr 1fr;column-gap:7mm;border-block:1.2pt solid}
.data div:nth-child(-n+2){border:0!important}
.data div{display:grid;grid-template-columns:38mm 1fr;gap:3mm;padding-block:.9mm;border-block-start:.4pt solid var(--color-grid)}
dt{color:var(--color-ink-2);font-size:.86em}
.figures dt{color:inherit;font-size:1em}
.data dd,footer dd{font-weight:600}
footer{border:1.4pt solid}
footer dl{display:grid;grid-template-columns:1.3fr 1fr 1.2fr 1.5fr}
footer div{padding:2mm 3mm;border-inline-start:.4pt solid var(--color-ink)}
footer div:first-child{border:0}`;
};
