import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  cookies: string[];
  /** As received, compressed or not. */
  bytes: Buffer;
  body: string;
}

/** A single request without redirects, decompression or added headers. */
export function ask(
  site: { port: number },
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: site.port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          cookies: response.headers['set-cookie'] ?? [],
          bytes,
          body: bytes.toString(),
        });
      });
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
