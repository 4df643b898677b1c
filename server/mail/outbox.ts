/** The outbox: a visitor's message from its confirmation until its retention ends. One table, the same SQL on both engines. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FormName, Values } from '../../app/content/forms/forms.ts';
import { privacy } from '../../app/content/settings.ts';
import type { Language } from '../../app/content/text.ts';
import { type Clock, day, hour } from './clock.ts';
import type { Database, Row, Value } from './database.ts';

export const states = ['queued', 'sent', 'dead'] as const;
export type State = (typeof states)[number];

/** What makes a message odd: trap filled in, sent too fast, without a valid time token, many links. */
export type Mark = 'honeypot' | 'young' | 'missing' | 'links';

export interface NewMessage {
  /** Equal texts have equal keys: they are one message. */
  key: string;
  form: FormName;
  language: Language;
  page: string;
  values: Values;
  marks: Mark[];
  /** Milliseconds that its network is ahead of its rate; it is delivered that much behind the others. */
  behind: number;
}

export interface Message extends Omit<NewMessage, 'key' | 'behind'> {
  id: string;
  state: State;
  createdAt: number;
  nextAt: number;
  /** Failed attempts of its own, and the current one. */
  attempts: number;
  lastError: string | null;
  /** Earlier deliveries, before it was sent once more. */
  sends: number;
  /** The claim of the process that delivers it. */
  lease: string | null;
}

/** The result of an attempt; a `queued` one has `nextAt`. `counts`: whether the failure was the message's own. */
export type Outcome = { state: State; error?: string | null; nextAt?: number; counts?: boolean };

const columns = `id, form, language, page, fields, marks, state, created_at AS "createdAt", next_at AS "nextAt",
  attempts, last_error AS "lastError", sends, lease`;

function toMessage({ fields, marks, ...row }: Row): Message {
  const values: Values = JSON.parse(fields as string);
  return { ...row, values, marks: (marks as string).split(' ').filter(Boolean) } as unknown as Message;
}

/** Queued anew, with all its attempts. A sent one gets a new Message-ID: mail programs drop a second mail with the same. */
const requeued = (now: string) => `sends = messages.sends + CASE WHEN messages.state = 'sent' THEN 1 ELSE 0 END,
  state = 'queued', next_at = ${now}, settled_at = ${now}, turn = 0, attempts = 0, last_error = NULL, lease = NULL, lease_until = 0`;

/** The same text within this time, after a lost response or a reload, is no second message. */
const repeatWindow = day;
/** What the messages may take of the disk: some 500,000 usual ones. */
const mostBytes = 2 * 2 ** 30;
const full = () => new Error('The outbox is full: see server/mail/README.md');
/** Pauses, leases and results beyond this come from a clock that ran ahead. */
const longestWait = 2 * hour;
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Twelve characters that can be read out on the telephone; part of the Message-ID. */
const newId = () => Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');

/** The setting that holds when the mail server last took a message. */
const lastTaken = 'mail-taken';
/** A time that was stored; one of a clock that ran ahead counts as never. */
export const past = (stored: string, now: number): number => (Number(stored) > now ? 0 : Number(stored));

export type Outbox = ReturnType<typeof createOutbox>;

/** Every method rejects if the database fails; the first failure is logged, and the first success after it. */
export function createOutbox(database: Database, clock: Clock, log: (line: object) => void, limit = mostBytes) {
  let failure: string | undefined;

  async function query(sql: string, ...values: Value[]): Promise<Row[]> {
    try {
      const rows = await database.query(sql, ...values);
      if (failure !== undefined) log({ level: 'info', event: 'outbox-usable-again' });
      failure = undefined;
      return rows;
    } catch (error) {
      const advice = 'FORMS GET 503. See server/mail/README.md';
      if (failure !== String(error)) log({ level: 'error', event: 'outbox-unusable', error: String(error), advice });
      failure = String(error);
      throw error;
    }
  }
  const select = async (which: string, value: Value): Promise<Message[]> =>
    (await query(`SELECT ${columns} FROM messages WHERE ${which}`, value)).map(toMessage);

  /** A value that all replicas share: the first one to ask sets it. */
  async function sharedSetting(name: string, first: string): Promise<string> {
    await query('INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', name, first);
    return (await query('SELECT value FROM settings WHERE name = $1', name))[0]!.value as string;
  }
  async function set(name: string, value: string): Promise<void> {
    const sql = 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2';
    await query(sql, name, value);
  }

  return {
    /** Stores a message, or finds the same one. A dead one is woken, and one sent over a day ago is sent once more. */
    async add(message: NewMessage): Promise<{ id: string; known: boolean }> {
      const { key, form, language, page, values, marks, behind } = message;
      const now = clock.now();
      const [stored] = await query(
        `INSERT INTO messages (id, key, form, language, page, fields, marks, state, created_at, next_at, turn)
         SELECT $1, $2, $3, $4, $5, $6, $7, 'queued', $8, $8, $9
         WHERE ${database.size} < $11 OR EXISTS (SELECT 1 FROM messages WHERE key = $2)
         ON CONFLICT (key) DO UPDATE SET created_at = $8, ${requeued('$8')}
         WHERE messages.state = 'dead' OR messages.state = 'sent' AND NOT messages.settled_at BETWEEN $10 AND $12 RETURNING id`,
        ...[newId(), key, form, language, page, JSON.stringify(values), marks.join(' '), now],
        ...[Math.round(now + behind), now - repeatWindow + 1, limit, now + longestWait],
      );
      const [found] = stored ? [stored] : await query('SELECT id FROM messages WHERE key = $1', key);
      if (!found) throw full();
      return { id: found.id as string, known: !stored };
    },

    /**
     * Claims a due message for this process until the lease ends: one with the fewest attempts, unmarked ones first,
     * one network after the other.
     */
    async claim(leaseMilliseconds: number): Promise<Message | undefined> {
      const now = clock.now();
      const [row] = await query(
        `UPDATE messages SET lease = $1, lease_until = $2, attempts = attempts + 1
         WHERE id = (SELECT id FROM messages WHERE state = 'queued'
           AND (next_at <= $3 OR next_at > $4) AND (lease_until <= $3 OR lease_until > $4)
           ORDER BY attempts, CASE WHEN marks = '' THEN 0 ELSE 1 END, turn, created_at LIMIT 1 ${database.skipLocked})
         RETURNING ${columns}`,
        ...[randomUUID(), now + leaseMilliseconds, now, now + longestWait],
      );
      return row && toMessage(row);
    },

    /** Stores the result of a claimed delivery, unless the lease has passed to another process. */
    async settle({ id, lease }: Message, { state, error = null, nextAt, counts = true }: Outcome): Promise<void> {
      const now = clock.now();
      await query(
        `UPDATE messages SET state = $1, next_at = $2, last_error = $3, settled_at = COALESCE($4, settled_at),
         attempts = attempts - $5, lease = NULL, lease_until = 0 WHERE id = $6 AND lease = $7`,
        ...[state, nextAt ?? now, error, state === 'queued' ? null : now, counts ? 0 : 1, id, lease],
      );
      if (state === 'sent') await set(lastTaken, String(now));
    },

    /** Rejects if no further message can be stored. */
    async probe(): Promise<void> {
      await set('touched', String(clock.now()));
      if (Number((await query(`SELECT ${database.size} AS n`))[0]!.n) >= limit) throw full();
    },

    /** Whether messages have waited for an hour in which the mail server took none, or died since it last took one. */
    async isStalled(): Promise<boolean> {
      const now = clock.now();
      const taken = past(await sharedSetting(lastTaken, '0'), now);
      const sql = `SELECT COUNT(*) AS n FROM messages WHERE state = 'dead' AND settled_at > $1
        OR state = 'queued' AND $1 < $2 AND NOT COALESCE(settled_at, created_at) BETWEEN $2 AND $3`;
      return (await query(sql, taken, now - hour + 1, now))[0]!.n !== 0;
    },

    /** Sends messages once more, sent ones too: the one with this id unless it is being delivered, or all dead ones. */
    async resend(id?: string): Promise<number> {
      const which = id === undefined ? `state = 'dead'` : 'id = $2 AND (lease_until <= $1 OR lease IS NULL)';
      const values = id === undefined ? [clock.now()] : [clock.now(), id];
      await set('woken', '1');
      return (await query(`UPDATE messages SET ${requeued('$1')} WHERE ${which} RETURNING id`, ...values)).length;
    },

    /** Whether messages were sent once more since this was asked: the pause of all mail ends. */
    wasWoken: async () => (await query(`DELETE FROM settings WHERE name = 'woken' RETURNING name`)).length > 0,

    async counts(): Promise<Record<State, number>> {
      const rows = await query('SELECT state, COUNT(*) AS n FROM messages GROUP BY state');
      return { queued: 0, sent: 0, dead: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
    },

    /** What the office was not told at `told`: messages that died since, and those that have waited for an hour since. */
    async troubles(told: number): Promise<Record<'dead' | 'waiting', number>> {
      const now = clock.now();
      const sql = `SELECT COUNT(*) AS n FROM messages WHERE state = $1 AND COALESCE(settled_at, created_at) > $2
        AND COALESCE(settled_at, created_at) <= $3`;
      const [dead] = await query(sql, 'dead', told, now);
      const [waiting] = await query(sql, 'queued', told - hour, now - hour);
      return { dead: dead!.n as number, waiting: waiting!.n as number };
    },

    /** The newest 200 messages, of one state or of all. */
    list: (state: State | '' = '') => select(`$1 IN ('', state) ORDER BY created_at DESC, id LIMIT 200`, state),
    /** The messages whose id starts with this. */
    find: (idStart: string) => select('SUBSTR(id, 1, LENGTH($1)) = $1', idStart),

    /**
     * Deletes messages past their retention, of at most one day more than the last time: a clock that is months ahead for
     * an hour deletes nothing that should be kept. @returns how many
     */
    async purge(): Promise<number> {
      const now = clock.now();
      const last = Number(await sharedSetting('purged', String(now)));
      const until = Math.min(now, last + day);
      if (until > last) await set('purged', String(until));
      const sql = `DELETE FROM messages WHERE state = 'sent' AND settled_at <= $1 AND created_at <= $1
        OR state = 'dead' AND settled_at <= $2 AND created_at <= $2 RETURNING id`;
      const [sent, dead] = [privacy.sentMessageDays, privacy.deadMessageDays].map((days) => until - days * day);
      return (await query(sql, sent!, dead!)).length;
    },

    sharedSetting,
    set,
    close: () => database.close(),
  };
}
