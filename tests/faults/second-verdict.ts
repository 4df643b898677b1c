import { trapName } from '../../app/content/forms/forms.ts';
import { doorRules } from '../../server/door.ts';
import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl, senderNumber } from './harness/forms.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';
import { formToken } from './networks.ts';

/** Messages that look like spam at first (restored draft, autofill), sent again as people do; then one message sent over and over. */
export async function trySecondVerdict(messages: number, repeats: number): Promise<Finding> {
  const folder = temporaryFolder();
  const smtp = await startSmtp();
  const server = await startServer({ dataDirectory: folder.path, smtpUrl: smtp.url, whole: true });
  let confirmed = 0;
  const post = async (fields: Record<string, unknown>, headers: Record<string, string>) => {
    const call = jsonCall(fields);
    const answer = await fetch(jsonUrl(server.port), {
      ...call,
      headers: { ...(call.headers as Record<string, string>), ...headers },
    });
    return answer.status;
  };
  try {
    const cookie = await formToken(server.port);
    for (let n = 0; n < messages; n += 1) {
      const sender = senderNumber(n);
      // No token and the trap filled in: both signs together.
      await post({ ...contactFields(`second-${n}`), [trapName]: 'x' }, sender);
      if ((await post(contactFields(`second-${n}`), { ...sender, cookie })) === 200) confirmed += 1;
    }
    const arrived = () => smtp.received.filter(({ subject }) => subject.includes('second-')).length;
    await smtp.settles(() => arrived() >= confirmed);
    let allowed = 0;
    for (let n = 0; n < repeats; n += 1)
      if ((await post(contactFields('again'), senderNumber(messages))) === 200) allowed += 1;
    return {
      fault: 'two signs of spam, then the same message without them; one message repeated',
      tried: `${messages} messages sent twice; 1 message ${repeats} times`,
      figure: 'each confirmed one arrives once; repeats are limited',
      measured: `${arrived()} of ${confirmed} confirmed arrived; ${allowed} of ${repeats} repeats taken`,
      held:
        confirmed === messages && arrived() === confirmed && allowed <= Math.max(doorRules.calls.burst, repeats / 10),
    };
  } finally {
    await server.end('SIGKILL');
    await smtp.down();
    folder.remove();
  }
}
