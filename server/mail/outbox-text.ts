import { composeText } from './compose.ts';
import { type Message, type State, states } from './message.ts';
import { type Counts, pageLength } from './outbox-admin.ts';

/** Control and bidi characters of visitors must not reach the office's terminal. */
export function printable(text: string): string {
  const hidden = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;
  return text.replace(hidden, (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}

const meaning: Record<State, string> = {
  queued: 'waits to be delivered',
  sent: 'delivered',
  dead: 'NOT delivered, given up',
  quarantined: 'held back as probable spam',
};

function time(milliseconds: number | null): string {
  return milliseconds === null ? '-' : new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

function sender({ values }: Message): string {
  const name = values.organizationName ?? `${values.firstName ?? ''} ${values.lastName ?? ''}`;
  return printable(String(name)).replaceAll('\n', ' ').slice(0, 40);
}

/** One line a message, times in UTC. */
export function linesOf(messages: Message[]): string[] {
  return messages.map((message) => {
    const { id, createdAt, state, form, attempts } = message;
    return `${id}  ${time(createdAt)}  ${state.padEnd(11)}  ${form.padEnd(11)}  ${String(attempts).padStart(3)} tries  ${sender(message)}`;
  });
}

/** A page of messages, the number in each state, then what to do about those that need attention. */
export function listText(messages: Message[], counts: Counts, page: number): string {
  const sums = states.map((state) => `${String(counts[state]).padStart(6)}  ${state}: ${meaning[state]}`);
  const advice = [
    ...(messages.length === pageLength ? [`Older ones: npm run outbox -- list --page ${page + 1}`] : []),
    ...(counts.dead > 0 ? ['Send all dead ones again: npm run outbox -- resend --dead'] : []),
    ...(counts.quarantined > 0
      ? ['Look at a quarantined one: npm run outbox -- show ID; deliver it: npm run outbox -- release ID']
      : []),
  ];
  const lines = messages.length > 0 ? ['Times are UTC', ...linesOf(messages), ''] : [];
  return [...lines, ...sums, ...advice].join('\n');
}

/** Everything about one message, times in UTC, then the mail as the office gets it. */
export function showText(message: Message): string {
  const { id, state, marks, createdAt, nextAt, attempts, lastError, settledAt } = message;
  return [
    `id          ${id}`,
    `state       ${state}: ${meaning[state]}`,
    ...(marks.length > 0 ? [`marks       ${marks.join(', ')}`] : []),
    `accepted    ${time(createdAt)} UTC`,
    ...(state === 'queued' ? [`next try    ${time(nextAt)} UTC`] : [`ended       ${time(settledAt)} UTC`]),
    `tries       ${attempts}`,
    ...(lastError ? [`last error  ${printable(lastError)}`] : []),
    '',
    printable(mailText(message)),
  ].join('\n');
}

/** A message that cannot be rendered as a mail is shown as stored. */
function mailText(message: Message): string {
  try {
    return composeText(message, false);
  } catch (error) {
    return `${error}\n\n${JSON.stringify(message.values, null, 2)}`;
  }
}
