import { Refusal } from './refusal.ts';

/** A call of the mail API, parsed but not yet validated. */
export interface Call {
  /** Whether the browser library sent it, which expects the text `OK`; a native form post expects a page. */
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

const refuse = (text: string, status = 400): never => {
  throw new Refusal(status, text);
};
const repeated = () => refuse('A field was sent twice');

/** Parses the body of a call. @throws Refusal 400 for malformed calls, 415 for unsupported content types */
export async function parseCall(path: string, contentType: string, body: Buffer): Promise<Call> {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase();
  if (path === callPaths.json)
    return type === 'application/json' ? parseJson(body.toString('utf8')) : refuse('Send application/json', 415);
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded')
    return refuse('Send multipart/form-data or application/x-www-form-urlencoded', 415);
  // Node's parser makes an object of each pair before they can be counted.
  if (type.endsWith('urlencoded') && body.toString('latin1').split('&', maxFields + 2).length > maxFields + 1)
    refuse('Too many fields');
  const whole = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  return parseForm(await whole.formData().catch(() => refuse('The form data cannot be read')));
}

function parseForm(data: FormData): Call {
  const fields = [...data];
  if (fields.length > maxFields) refuse('Too many fields');
  const sent = new Map<string, string[]>();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') return refuse('Files are not accepted');
    const given = sent.get(name);
    if (!given) sent.set(name, [value]);
    else if (name === mayRepeat) given.push(value);
    else if (!idNames.some((id) => id === name) || given[0] !== value) repeated();
  }
  const [templateId, serviceId, publicKey] = idNames.map((name) => sent.get(name)?.[0]);
  return { library: sent.has('lib_version'), templateId, serviceId, publicKey, sent };
}

function parseJson(text: string): Call {
  let call: unknown;
  try {
    call = JSON.parse(text);
  } catch {
    refuse('The JSON cannot be read');
  }
  if (findRepeatedKey(text) !== undefined) repeated();
  if (!isObject(call)) return refuse('The call is not an object');
  const { template_params: given } = call;
  if (!isObject(given)) return refuse('The template params have to be an object');
  const parameters = Object.entries(given);
  if (parameters.length > maxFields) refuse('Too many fields');
  const sent = new Map(parameters.map(([name, value]) => [name, texts(name, value)]));
  const [templateId, serviceId, publicKey] = idNames
    .map((name) => call[name])
    .map((id) => (typeof id === 'string' ? id : undefined));
  return { library: true, templateId, serviceId, publicKey, sent };
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
