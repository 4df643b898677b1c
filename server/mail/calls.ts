import { Refusal } from './refusal.ts';

/** A call of the mail API, parsed but not yet validated. */
export interface Call {
  /**
   * Whether the browser library sent it and expects the text `OK`; otherwise it is a native form post and expects a
   * page.
   */
  library: boolean;
  templateId: string | undefined;
  serviceId: string | undefined;
  publicKey: string | undefined;
  /** The template's parameters: the form's fields and the hidden ones. */
  sent: Map<string, string[]>;
}

/** The library appends these to the form's own, so forms that also post natively send them twice. */
const idNames = ['template_id', 'service_id', 'user_id'] as const;
const mayRepeat = 'supportTypes';
const maxFields = 60;

export const callPaths = { json: '/api/v1.0/email/send', form: '/api/v1.0/email/send-form' };

/** Parses the body of a call. @throws Refusal 400 for malformed calls, 415 for unsupported content types */
export async function parseCall(path: string, contentType: string, body: Buffer): Promise<Call> {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase();
  if (path === callPaths.json) {
    if (type !== 'application/json') throw new Refusal(415, 'Send application/json');
    return parseJson(body);
  }
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Send multipart/form-data or application/x-www-form-urlencoded');
  }
  // Node's parser makes an object of each pair before they can be counted.
  if (type.endsWith('urlencoded') && body.toString('latin1').split('&', maxFields + 2).length > maxFields + 1)
    throw new Refusal(400, 'Too many fields');
  return parseForm(contentType, body);
}

async function parseForm(contentType: string, body: Buffer): Promise<Call> {
  let data: FormData;
  try {
    data = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'The form data cannot be read');
  }
  const sent = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of data) {
    if (typeof value !== 'string') throw new Refusal(400, 'Files are not accepted');
    if (++count > maxFields) throw new Refusal(400, 'Too many fields');
    const given = sent.get(name);
    if (!given) sent.set(name, [value]);
    else if (name === mayRepeat) given.push(value);
    else if (!idNames.some((id) => id === name) || given[0] !== value) throw repeated();
  }
  const [templateId, serviceId, publicKey] = idNames.map((name) => sent.get(name)?.[0]);
  return { library: sent.has('lib_version'), templateId, serviceId, publicKey, sent };
}

function parseJson(body: Buffer): Call {
  const text = body.toString('utf8');
  let call: unknown;
  try {
    call = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The JSON cannot be read');
  }
  if (findRepeatedKey(text) !== undefined) throw repeated();
  if (!isObject(call)) throw new Refusal(400, 'The call is not an object');
  if (!isObject(call.template_params)) throw new Refusal(400, 'The template params have to be an object');
  const parameters = Object.entries(call.template_params);
  if (parameters.length > maxFields) throw new Refusal(400, 'Too many fields');
  const sent = new Map(parameters.map(([name, value]) => [name, texts(name, value)]));
  const [templateId, serviceId, publicKey] = idNames.map((name) =>
    typeof call[name] === 'string' ? call[name] : undefined,
  );
  return { library: true, templateId, serviceId, publicKey, sent };
}

function texts(name: string, value: unknown): string[] {
  if (value === null) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (name === mayRepeat && Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new Refusal(400, 'Template params have to be texts');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function repeated(): Refusal {
  return new Refusal(400, 'A field was sent twice');
}

/**
 * Finds a duplicate key in an object, which `JSON.parse` drops silently.
 * @param text must be valid JSON
 * @returns the first such key, unescaped, or undefined
 */
export function findRepeatedKey(text: string): string | undefined {
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
