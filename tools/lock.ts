/**
 * One build or release at a time in a folder. The lock is a listening socket without a file (Linux) or a named pipe
 * (Windows), which the kernel drops when its holder ends, however it ends; macOS has neither.
 */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Holds the folder until disposed of.
 * @param purpose what this process is about to do
 * @throws Error if another process holds it
 */
export async function lock(folder: string, purpose: string): Promise<Disposable> {
  const server = createServer((socket) => socket.destroy());
  const free: Disposable = { [Symbol.dispose]: () => server.close() };
  const { dev, ino } = statSync(folder);
  const name = `website-${dev}-${ino}`;
  if (process.platform === 'darwin') return free;
  try {
    server.listen(process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`).unref();
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `${purpose}: another build or release is running in ${folder}. Start it again when that has ended.`,
    );
  }
  return free;
}
