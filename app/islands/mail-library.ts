import { prepareMail } from '../forms/prepare-mail.ts';

/** PA-2: initialises the mail service at page load. If that fails, the form fetches the library itself. */
export default async function start(): Promise<void> {
  await prepareMail();
}
