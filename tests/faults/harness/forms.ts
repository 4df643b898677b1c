import { callPaths } from '../../../server/mail/calls.ts';

/** A complete contact form; `subject` identifies the message. */
export function contactFields(subject: string): Record<string, string> {
  return {
    firstName: 'Test',
    lastName: 'Sender',
    email: 'sender@example.net',
    subject,
    message: `Message ${subject}`,
    language: 'en',
    page: '/contact',
  };
}

/** The library's JSON call. */
export function jsonCall(fields: Record<string, unknown>): RequestInit {
  const body = JSON.stringify({
    lib_version: '4.4.1',
    user_id: 'website',
    service_id: 'office',
    template_id: 'contact',
    template_params: fields,
  });
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body };
}

/** A native post of the form, as a browser without JavaScript sends it. */
export function nativePost(fields: Record<string, string>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, template_id: 'contact' })) body.append(name, value);
  return { method: 'POST', body, redirect: 'manual' };
}

export const jsonUrl = (port: number) => `http://127.0.0.1:${port}${callPaths.json}`;
export const formUrl = (port: number) => `http://127.0.0.1:${port}${callPaths.form}`;

/** A client address in a network of its own per number, so that no limit per sender applies to the test. */
export function senderNumber(number: number): Record<string, string> {
  return { 'x-forwarded-for': `${10 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.1` };
}
