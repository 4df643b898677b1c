import { createHash } from 'node:crypto';
import { formNames, forms, trapName } from '../../app/content/forms/forms.ts';
import { fallbackLanguage } from '../../app/language/detect.ts';
import { parseLanguage } from '../../app/language/preference.ts';
import type { BuildSettings } from '../settings.ts';
import type { Call } from './calls.ts';
import { day } from './clock.ts';
import { readValues } from './fields.ts';
import type { NewMessage } from './message.ts';
import { Refusal } from './refusal.ts';

/** A form as it was sent, with its hidden fields. */
export interface Submission extends Pick<NewMessage, 'form' | 'language' | 'page' | 'values'> {
  /** The honeypot, an invisible field that only programs fill in. */
  trapped: boolean;
  library: boolean;
}

/** The ids that the pages were built with. */
export type Service = Pick<BuildSettings['mail'], 'serviceId' | 'publicKey' | 'templates'>;

/**
 * Refuses another site's ids in the mail service's words. A plain form post may leave them out; the library always
 * sends them.
 * @throws Refusal 404
 */
function checkIds({ library, serviceId, publicKey }: Call, service: Service): void {
  const wrong = (given: string | undefined, own: string) => given !== own && (library || given !== undefined);
  if (wrong(publicKey, service.publicKey)) throw new Refusal(404, 'Account not found');
  if (wrong(serviceId, service.serviceId)) throw new Refusal(404, 'The service ID not found');
}

/** @throws Refusal 404 for ids of another site, 400 if the form is unknown */
export function readSubmission(call: Call, service: Service): Submission {
  checkIds(call, service);
  const { templates } = service;
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
    trapped: text(trapName) !== '',
    library: call.library,
  };
}

/**
 * The same text may come again after a lost response, a reload or from another page; within a day it is one message.
 */
const window = day;

/** The idempotency key, and that of the same text in the previous window. A corrected text is another message. */
export function submissionKeys({ form, values }: Submission, now: number): Pick<NewMessage, 'key' | 'previous'> {
  const keyIn = (period: number) =>
    createHash('sha256')
      .update(JSON.stringify([period, form, values]))
      .digest('base64url');
  const period = Math.floor(now / window);
  return { key: keyIn(period), previous: { key: keyIn(period - 1), after: now - window } };
}
