import { connect, createServer, type Socket } from 'node:net';
import type { Finding } from './finding.ts';
import { contactFields, formUrl, jsonCall, jsonUrl, nativePost, senderNumber } from './harness/forms.ts';
import { startMail } from './harness/mail-in-process.ts';
import { startSmtp } from './harness/smtp-script.ts';

/** A proxy that forwards every request and drops every response while `lossy`. */
async function startLossyLine(target: number) {
  let lossy = true;
  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far);
    far.on('data', (response) => (lossy ? near.destroy() : near.write(response)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    port: (line.address() as { port: number }).port,
    heal() {
      lossy = false;
    },
    lose() {
      lossy = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}

/**
 * The response is lost after the message was stored, and the visitor retries: half by the library, half by a plain
 * form.
 */
export async function tryLostResponses(messages: number): Promise<Finding> {
  const smtp = await startSmtp();
  const server = await startMail({ smtpUrl: smtp.url });
  const line = await startLossyLine(server.port);
  let confirmed = 0;
  let unlost = 0;
  try {
    for (let n = 0; n < messages; n += 1) {
      const library = n % 2 === 0;
      const call = (library ? jsonCall : nativePost)(contactFields(`retry-${n}`));
      const url = library ? jsonUrl(line.port) : formUrl(line.port);
      const send = () =>
        fetch(url, {
          ...call,
          headers: { ...call.headers, ...senderNumber(n), connection: 'close' } as Record<string, string>,
        });
      line.lose();
      await send().then(
        () => {
          unlost += 1;
        },
        () => {},
      );
      line.heal();
      for (let again = 0; again < 2; again += 1) {
        const response = await send();
        if (response.status === (library ? 200 : 303)) confirmed += 1;
      }
    }
    await smtp.receives(messages);
    const { queued, sent, quarantined } = await server.mail.health();
    const stored = queued + sent + quarantined;
    const subjects = new Set(smtp.received.map((mail) => mail.subject)).size;
    return {
      fault: 'response lost after commit, client retries',
      tried: `${messages} messages, each sent 3 times`,
      figure: '1 message a key',
      measured: `${stored} messages kept, ${subjects} different ones arrived; ${confirmed} of ${2 * messages} retries told that it is sent`,
      held: stored === messages && subjects === messages && confirmed === 2 * messages && unlost === 0,
    };
  } finally {
    await line.close();
    await server.close();
    await smtp.down();
  }
}
