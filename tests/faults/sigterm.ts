import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl, senderNumber } from './harness/forms.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

/** SIGTERM during deliveries, repeatedly: the current one is finished, the rest waits for the next start. */
export async function tryDrain(messages: number, stops: number, whole: boolean): Promise<Finding> {
  const folder = temporaryFolder();
  const smtp = await startSmtp(undefined, () => 30);
  const settings = { dataDirectory: folder.path, smtpUrl: smtp.url, whole };
  let server = await startServer(settings);
  let stored = 0;
  let number = 0;
  let unclean = 0;
  const post = async () => {
    const call = jsonCall(contactFields(`drain-${number}`));
    const headers = { ...(call.headers as Record<string, string>), ...senderNumber(number++) };
    const response = await fetch(jsonUrl(server.port), { ...call, headers }).catch(() => undefined);
    if (response?.status === 200) stored += 1;
  };
  try {
    for (let stop = 0; stop < stops; stop += 1) {
      const posts = Array.from({ length: messages / stops }, post);
      await smtp.receives(smtp.received.length + 1);
      await server.end('SIGTERM');
      await Promise.all(posts);
      if (server.process.exitCode !== 0) unclean += 1;
      server = await startServer(settings);
    }
    while (new Set(smtp.received.map((mail) => mail.subject)).size < stored)
      await smtp.receives(smtp.received.length + 1);
    await server.end('SIGTERM');
    const subjects = new Set(smtp.received.map((mail) => mail.subject)).size;
    const duplicates = smtp.received.length - subjects;
    return {
      fault: 'SIGTERM during deliveries',
      tried: `${number} messages, ${stops} stops`,
      figure: 'deliveries in progress finish: 0 lost, 0 duplicates, exit code 0',
      measured: `${stored - subjects} of ${stored} accepted lost, ${duplicates} duplicates, ${stops - unclean} of ${stops} ended with code 0`,
      held: subjects === stored && duplicates === 0 && unclean === 0 && stored > 0,
    };
  } finally {
    await server.end('SIGKILL');
    await smtp.down();
    folder.remove();
  }
}
