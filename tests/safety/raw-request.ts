import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  cookies: string[];
  /** As received, compressed or not. */
  bytes: Buffer;
  body: string;
}

/** A single request without redirects, decompression or added headers; over TLS with `ca`. */
export function ask(
  site: { port: number },
  path: string,
  options: RequestOptions = {},
  body?: string,
): Promise<Answer> {
  const request = options.ca ? secureRequest : plainRequest;
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
