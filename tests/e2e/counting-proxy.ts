import { connect, createServer, type Socket } from 'node:net';

/** A proxy to the site that counts every byte the server sends, headers included. */
export async function countingLine(
  port: number,
): Promise<{ url: string; sent: () => number; reset: () => void; stop: () => void }> {
  let bytes = 0;
  const open = new Set<Socket>();
  const line = createServer((visitor) => {
    const server = connect(port, '127.0.0.1');
    server.on('data', (chunk) => {
      bytes += chunk.length;
    });
    for (const socket of [visitor, server]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        visitor.destroy();
        server.destroy();
      });
    }
    visitor.pipe(server).pipe(visitor);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port: own } = line.address() as { port: number };
  return {
    url: `http://127.0.0.1:${own}`,
    sent: () => bytes,
    reset: () => {
      bytes = 0;
    },
    stop: () => {
      line.close();
      for (const socket of open) socket.destroy();
    },
  };
}
