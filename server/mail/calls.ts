/** The mail service's two calls and plain posts of the forms (FO-4, FO-7): reads a body and parses it. */
import type { IncomingMessage } from 'node:http';
import { mail as words } from '../../app/content/mail-words.ts';
import { inEveryLanguage, Refusal } from './refusal.ts';

/** A call of the mail API, parsed but not yet validated. */
export interface Call {
  /** Whether the browser library sent it, which expects the text `OK`; a native form post expects a page. */
  library: boolean;
  templateId: string | undefined;
  /** The template's parameters: the form's fields and the hidden ones. */
  sent: Map<string, string[]>;
}

export const callPaths = { json: '/api/v1.0/email/send', form: '/api/v1.0/email/send-form' };
/** Maximum body in bytes. It fits 10,000 characters in any script sent as multipart, and in Arabic in every encoding. */
export const bodyLimit = 64 * 1024;

/** The library's service refuses a call without these (FO-5). The library appends them, so forms that also post natively send them twice. */
const idNames = ['template_id', 'service_id', 'user_id'];
const mayRepeat = 'supportTypes';

/** Programs read the reason, a visitor without JavaScript the sentence below it. */
const refuse = (reason: string): never => {
  throw new Refusal(400, `${reason}\n\n${inEveryLanguage(words.refused.unreadable)}`);
};
function needIds(idOf: (name: string) => unknown): void {
  for (const name of idNames) if (!idOf(name)) refuse(`The ${name} is required`);
}
const repeated = () => refuse('A field was sent twice');

/** Reads and parses a call. @throws Refusal 413 for large bodies, 400 for malformed ones; Error if the client leaves */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection survives a refusal, so that the client gets to read it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Refusal(413, inEveryLanguage(words.refused.tooLarge));
    chunks.push(chunk);
  }
  const path = request.url!.split('?', 1)[0]!;
  return parseCall(path, request.headers['content-type'] ?? '', Buffer.concat(chunks));
}

/** @throws Refusal 400 for malformed calls */
export async function parseCall(path: string, contentType: string, body: Buffer): Promise<Call> {
  if (path === callPaths.json) return parseJson(body.toString());
  // Node's form data takes several times as long for thousands of fields.
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return parseForm(new URLSearchParams(body.toString()));
  const whole = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  return parseForm(await whole.formData().catch(() => refuse('The form data cannot be read')));
}

function parseForm(fields: FormData | URLSearchParams): Call {
  const sent = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') return refuse('Files are not accepted');
    const given = sent.get(name);
    if (!given) sent.set(name, [value]);
    else if (name === mayRepeat) given.push(value);
    else if (!idNames.includes(name) || given[0] !== value) repeated();
  }
  const library = sent.has('lib_version');
  if (library) needIds((name) => sent.get(name)?.[0]);
  return { library, templateId: sent.get('template_id')?.[0], sent };
}

function parseJson(text: string): Call {
  let call: unknown;
  try {
    call = JSON.parse(text);
  } catch {
    refuse('The JSON cannot be read');
  }
  if (findRepeatedKey(text) !== undefined) repeated();
  if (!isObject(call) || !isObject(call.template_params)) return refuse('The template params have to be an object');
  needIds((name) => call[name]);
  const { template_id: id, template_params: given } = call;
  const sent = new Map(Object.entries(given).map(([name, value]) => [name, texts(name, value)]));
  return { library: true, templateId: typeof id === 'string' ? id : undefined, sent };
}

function texts(name: string, value: unknown): string[] {
  if (value === null) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (name === mayRepeat && Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  return refuse('Template params have to be texts');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds a duplicate key in an object, which `JSON.parse` drops silently. @param text valid JSON @returns the key */
function findRepeatedKey(text: string): string | undefined {
  const objects: (Set<string> | undefined)[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/gs)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(undefined);
    else if (token === '}' || token === ']') objects.pop();
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string;
      const keys = objects.at(-1)!;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return undefined;
}
