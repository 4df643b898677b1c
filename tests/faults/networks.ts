import { mailRules } from '../../server/mail/limit.ts';
import { ask } from '../safety/raw-request.ts';
import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl } from './harness/forms.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Form tokens of visitors who each opened the page more than two seconds ago. */
export async function formTokens(port: number, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    // `fetch` sends no navigation headers and would get no token.
    const page = await ask({ port }, '/contact');
    tokens.push(page.cookies.find((cookie) => cookie.startsWith('form-opened='))!.split(';')[0]!);
  }
  await pause(2_100);
  return tokens;
}

/** The same for one visitor. */
export const formToken = async (port: number): Promise<string> => (await formTokens(port, 1))[0]!;

/**
 * A flood without form tokens, each message from its own /64 in one /48, and one honest sender.
 * @param messages each of 9,900 characters
 */
export async function tryNetworks(messages: number): Promise<Finding> {
  const folder = temporaryFolder();
  const smtp = await startSmtp();
  const server = await startServer({ dataDirectory: folder.path, smtpUrl: smtp.url, whole: true, mailPerHour: 400 });
  const post = async (subject: string, message: string, headers: Record<string, string>) => {
    const call = jsonCall({ ...contactFields(subject), message });
    const response = await fetch(jsonUrl(server.port), {
      ...call,
      headers: { ...(call.headers as Record<string, string>), ...headers },
    });
    return response.status;
  };
  const statuses: Record<string, number> = {};
  const flooded = () => smtp.received.filter(({ subject }) => subject.includes('flood')).length;
  let next = 0;
  const flood = async () => {
    while (next < messages) {
      const n = next++;
      const address = `2001:db8:1:${n.toString(16)}::1`;
      const status = await post(`flood-${n}`, 'x'.repeat(9_900), { 'x-forwarded-for': address });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  try {
    const cookie = await formToken(server.port);
    const flooding = Promise.all(Array.from({ length: 16 }, flood));
    while (next < messages / 2) await pause(5);
    const sentAt = performance.now();
    const honest = await post('honest', 'An honest message', { 'x-forwarded-for': '198.51.100.7', cookie });
    while (!smtp.received.some(({ subject }) => subject.includes('honest'))) {
      if (performance.now() - sentAt > 30_000) break;
      await pause(10);
    }
    const delay = (performance.now() - sentAt) / 1000;
    await flooding;
    const responses = Object.entries(statuses).map(([status, number]) => `${number} x ${status}`);
    return {
      fault: 'flood without form tokens from many IPv6 /64 networks of one /48',
      tried: `${messages} messages of 9,900 letters, one honest message among them`,
      figure: 'the network’s limit is accepted, the rest gets 429; the honest one arrives within 5 s',
      measured: `responses ${responses.join(', ')}; ${flooded()} mailed; the honest message (${honest}) arrived after ${delay.toFixed(1)} s`,
      held: delay <= 5 && honest === 200 && statuses['200'] === Math.min(messages, mailRules(400).network.burst),
    };
  } finally {
    await server.end('SIGKILL');
    await smtp.down();
    folder.remove();
  }
}
