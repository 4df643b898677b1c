/**
 * A lock that the kernel drops when its holder ends, however it ends: a listening socket without a file (Linux) or a
 * named pipe (Windows). Nothing is left behind that a full disk, a reboot or another user could spoil. Node has no
 * `flock`, and wrapping every command in that program would cost a process each.
 */
import { statSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';

/** The same for every path that leads to this folder. Undefined where no such socket exists (macOS). */
function addressOf(folder: string): string | undefined {
  const { dev, ino } = statSync(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\website-${dev}-${ino}`;
  return process.platform === 'linux' ? `\0website-${dev}-${ino}` : undefined;
}

const nothing: Disposable = { [Symbol.dispose]: () => undefined };

/**
 * Waits until no other process holds this folder, then holds it.
 * @param purpose names the holder to a process that waits
 * @param say called once with what is waited for
 */
export async function lock(folder: string, purpose: string, say: (text: string) => void = console.log) {
  const address = addressOf(folder);
  if (!address) return nothing;
  for (let told = say; ; told = () => undefined) {
    const held = await hold(address, `${purpose} (process ${process.pid})`);
    if (held) return held;
    await untilReleased(address, told);
  }
}

/** @returns undefined if another process holds it */
function hold(address: string, holder: string): Promise<Disposable | undefined> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket.on('error', () => undefined).unref());
    socket.once('close', () => waiting.delete(socket)).write(holder);
  });
  return new Promise((resolve) => {
    // Any other error means that this system has no such sockets; that must not stop a command.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE' ? undefined : nothing));
    server.listen(address, () => {
      server.unref();
      resolve({
        [Symbol.dispose]() {
          server.close();
          for (const socket of waiting) socket.destroy();
        },
      });
    });
  });
}

function untilReleased(address: string, say: (text: string) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('data', (holder) => say(`Waiting for ${holder}`));
    socket.on('error', () => undefined).once('close', () => resolve());
  });
}
