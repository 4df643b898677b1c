import type { OutcomeRequest } from './mail/mail.ts';
import { escapeHtml } from './slots.ts';

/**
 * Puts what a visitor typed back into the prerendered form, so that a refused or failed message is never typed twice.
 * The page's own HTML is known: attributes are quoted, every control has its name, every error stands hidden beside it.
 */
export function fillForm(html: string, { form, values, errors }: OutcomeRequest): string {
  let filled = html.replace(`id="failed-${form}" class="outcome `, `id="failed-${form}" class="`);
  for (const [name, value] of Object.entries(values)) filled = fillControl(filled, `${form}-${name}`, value);
  for (const name of Object.keys(errors)) filled = showError(filled, `${form}-${name}`);
  return filled;
}

/** One control by its id: text, choice, or the boxes and radio buttons whose ids begin with it. */
export function fillControl(html: string, id: string, value: string | string[]): string {
  const chosen = Array.isArray(value) ? value : [value];
  const safe = escapeHtml(chosen[0] ?? '');
  return html
    .replace(new RegExp(`<input[^>]* id="${id}"[^>]*>`), (tag) =>
      tag.includes(' value=')
        ? tag.replace(/ value="[^"]*"/, () => ` value="${safe}"`)
        : tag.replace('<input', () => `<input value="${safe}"`),
    )
    .replace(new RegExp(`(<textarea[^>]* id="${id}"[^>]*>)[^<]*`), (_, tag: string) => `${tag}\n${safe}`)
    .replace(new RegExp(`<select[^>]* id="${id}"[\\s\\S]*?</select>`), (select) =>
      select.replaceAll(' selected=""', '').replace(`<option value="${safe}"`, (option) => `${option} selected=""`),
    )
    .replace(new RegExp(`<input[^>]* id="${id}-[^>]*>`, 'g'), (tag) => {
      const own = / value="([^"]*)"/.exec(tag)?.[1];
      return chosen.some((each) => escapeHtml(each) === own) ? tag.replace('<input', '<input checked=""') : tag;
    });
}

function showError(html: string, id: string): string {
  return html
    .replace(new RegExp(`(<(?:input|textarea|select)[^>]* id="${id}")`), '$1 aria-invalid="true"')
    .replace(new RegExp(`(<p[^>]* id="${id}-error"[^>]*?) hidden=""`), '$1');
}
