import type { EmailJSResponseStatus } from '@emailjs/browser';
import type { FormName } from '../content/forms/forms.ts';
import { timeoutMs, withTimeout } from '../ui/with-timeout.ts';
import { mailSettings, prepareMail, stamps } from './prepare-mail.ts';

/** Why a message was not sent: the service's status and text; 0 "Network Error" if there was no response (FO-5). */
export class MailError extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(text);
    this.name = 'MailError';
    this.status = status;
  }
}

/**
 * The library itself has no timeout.
 * @throws MailError on timeout
 */
export const within = <Answer>(asked: Promise<Answer>, milliseconds = timeoutMs): Promise<Answer> =>
  withTimeout(asked, new MailError(0, 'Network Error'), milliseconds);

/** Half of what a phone at the edge of a network sends. */
const slowestBytesASecond = 500;

/**
 * Milliseconds for a message to arrive, by its size: the progress of an upload says nothing, because the system takes a
 * whole message at once and sends it later.
 */
const timeToSend = (form: HTMLFormElement): number =>
  timeoutMs + (1000 * new Blob([...new FormData(form).values()]).size) / slowestBytesASecond;

/**
 * Hands the form element to the library (FO-4) and waits for the service's confirmation.
 * @returns the reference number and the signed receipt, which this site's own server adds to its `OK`
 * @throws MailError with status and text; 451, 403 and 429 come from the library, 0 means a network failure or a
 * timeout
 */
export async function sendForm(
  name: FormName,
  form: HTMLFormElement,
): Promise<{ reference: string; receipt: string } | undefined> {
  // The library's key for the form; the visitor may leave the page before the response arrives.
  const { pathname } = location;
  const { sendForm: send } = await within(prepareMail());
  try {
    const answer = await within(send(mailSettings.serviceId, mailSettings.templates[name], form), timeToSend(form));
    // The library counts any 2xx as success, even a captive portal's login page.
    const [confirmed, receipt, reference] = /^OK(?: (([a-z2-9]{12})[\w.-]*))?$/.exec(answer.text.trim()) ?? [];
    if (!confirmed) throw new MailError(answer.status, answer.text.slice(0, 200));
    return reference && receipt ? { reference, receipt } : undefined;
  } catch (error) {
    const failure = asMailError(error);
    // The library stamps the time before the request; without this a retry would be throttled.
    if (failure.status !== 429) await stamps.remove(pathname);
    throw failure;
  }
}

/** The library rejects with a status object, a string (missing ids) or a bare TypeError (network). */
function asMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  if (error instanceof TypeError) return new MailError(0, 'Network Error');
  const { status = 0, text = String(error) } = error as Partial<EmailJSResponseStatus>;
  return new MailError(status, text);
}
