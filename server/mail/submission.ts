import { createHash } from 'node:crypto';
import { type FormName, formNames, forms } from '../../app/content/forms/forms.ts';
import { fallbackLanguage, parseLanguage } from '../../app/language/detect.ts';
import type { Call } from './calls.ts';
import { minute } from './clock.ts';
import { readValues } from './fields.ts';
import type { NewMessage } from './message.ts';
import { Refusal } from './refusal.ts';

/** A form as it was sent, with everything around its fields. */
export interface Submission extends Pick<NewMessage, 'form' | 'language' | 'page' | 'values'> {
  /** The invisible field that only programs fill in. */
  trapped: boolean;
  /** The client's own name for this submission; a retry carries the same. */
  name: string | undefined;
  library: boolean;
}

export type Templates = Record<FormName, string>;

/** @throws Refusal 400 if no form can be made out */
export function readSubmission(call: Call, templates: Templates): Submission {
  const text = (name: string) => call.sent.get(name)?.[0] ?? '';
  const page = text('page');
  const form =
    call.templateId === undefined
      ? formNames.find((name) => !call.library && forms[name].page === page)
      : formNames.find((name) => templates[name] === call.templateId);
  if (!form) throw new Refusal(400, 'The template ID not found');
  return {
    form,
    language: parseLanguage(text('language')) ?? fallbackLanguage,
    page: formNames.some((name) => forms[name].page === page) ? page : forms[form].page,
    values: readValues(form, call.sent),
    trapped: text('website') !== '',
    name: /^[\w-]{8,64}$/.test(text('submission')) ? text('submission') : undefined,
    library: call.library,
  };
}

const window = 10 * minute;

/**
 * The idempotency key. It always covers what was typed: whoever corrects a text and sends it again under the same name has
 * sent another message. Without a name the same text within ten minutes is the same message.
 */
export function submissionKeys({ form, values, name }: Submission, now: number) {
  const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  const content = digest(form, JSON.stringify(values));
  if (name !== undefined) return { key: digest('named', name, content) };
  const period = Math.floor(now / window);
  const timed = (at: number) => digest('timed', String(at), content);
  return { key: timed(period), previous: { key: timed(period - 1), after: now - window } };
}
