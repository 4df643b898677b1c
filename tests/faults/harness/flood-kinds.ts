import { films } from '../../../app/content/films.ts';
import { callPaths } from '../../../server/mail/calls.ts';
import { contactFields, jsonCall, senderNumber } from './forms.ts';

/** The head and body of request `n`; `sender` is a header line with the client's address. */
type Request = (n: number, sender: string) => string;

const get =
  (target: (n: number) => string, headers = ''): Request =>
  (n, sender) =>
    `GET ${target(n)} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip, br\r\n${headers}${sender}\r\n`;

const post: Request = (n, sender) => {
  const body = jsonCall(contactFields(`flood-${n}`)).body as string;
  return `POST ${callPaths.json} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${sender}\r\n${body}`;
};

const film = `/media/${Object.values(films)[0]!.clip}.mp4`;

/**
 * Every kind of GET that costs more than serving a file. No two requests are the same, so that no cache serves them.
 */
export const getKinds = {
  search: get((n) => `/?q=concrete%20${n}&lang=en`),
  calculators: get((n) => `/environmental?amount=${n + 1}&recycled=50&rubble=${n + 1}`),
  planner: get((n) => `/planner?by=volume&m3=${100_000 + n}&months=12&plants=1&rated=100&lang=ar`),
  workbook: get((n) => `/planner.xlsx?by=volume&m3=${100_000 + n}&months=12&plants=1&rated=100&lang=ar`),
  glossary: get((n) => `/glossary?term=concrete%20${n}&lang=en`),
  'not found': get((n) => `/nowhere/${n}?lang=ar`),
  'odd queries': get((n) => `/crisis?utm=${n}&lang=${n % 2 ? 'en' : '%E0%A4%A'}&${'a=1&'.repeat(200)}`),
  'longest headers': (n, sender) =>
    n % 2
      ? get(() => `/${'/'.repeat(3_900)}x${n}`)(n, sender)
      : get(() => `/about?${n}`, `accept-language: a${' '.repeat(3_500)}b\r\ncookie: ${'a=b; '.repeat(600)}\r\n`)(
          n,
          sender,
        ),
  ranges: get(() => film, 'range: bytes=1000-66535\r\n'),
  'conditional requests': get((n) => `/about?${n}`, `if-none-match: ${'"0123456789abcdef", '.repeat(200)}"x"\r\n`),
} satisfies Record<string, Request>;

export type GetKind = keyof typeof getKinds;

export const floodKinds: Record<string, Request> = { post, ...getKinds };

/** The header that gives a request one of this many client addresses. */
export const senderLine = (n: number, senders: number): string =>
  Object.entries(senderNumber(n % senders))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
