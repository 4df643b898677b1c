import { prepareMail } from '../forms/prepare-mail.ts';

/** PA-2: initialises the mail service. It works without it: the form then fetches the library itself. */
export default async function start(): Promise<void> {
  await prepareMail();
}
