import PostalMime from 'postal-mime';
import type { Clock } from '../../server/mail/clock.ts';
import type { Finding } from './finding.ts';
import { contactFields, formUrl, jsonCall, jsonUrl, nativePost, senderNumber } from './harness/forms.ts';
import { startMail } from './harness/mail-in-process.ts';
import { startSmtp } from './harness/smtp-script.ts';

export const nasty: Record<string, string> = {
  'header injection': 'Hello\r\nBcc: victim@example.net\r\nContent-Type: text/html\r\n\r\n<b>owned</b>',
  'bare line feed': 'Hello\nTo: victim@example.net\n\nbody',
  'bare carriage return': 'Hello\rCc: victim@example.net\r\rbody',
  'end of the text': 'one\r\n.\r\nMAIL FROM:<evil@example.net>\r\n..two',
  'bidi overrides': '\u202Egro.live\u202C \u2066abc\u2069 \u200Fنص\u200E \u061C',
  Arabic: 'السلام عليكم ورحمة الله وبركاته، نريد تدوير الأنقاض',
  emoji: '👷🏽‍♀️🏗️ 🇸🇾',
  'combining marks': `Z${'\u0351\u0300'.repeat(40)}algo`,
  'encoded word': '=?utf-8?Q?Bcc:_victim@example.net?=',
  'group and list syntax': 'a@example.net, "b" <b@example.net>; undisclosed:;',
  separators: 'a\u2028b\u2029c\u0085d\u000Be\u000Cf',
  controls: 'a\u0000b\u0007c\u001B[31md\u007Fe',
  'half a character': 'a\uD800b\uDC00c',
  spaces: '  \t\u00A0 \u3000 x  ',
};

/** The expected text in the mail: everything typed, without bidi control characters. */
function kept(text: string): string {
  const turning = /[\u202A-\u202E\u2066-\u2069]/g;
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll('\0', '\uFFFD')
    .replace(turning, '')
    .toWellFormed();
}

const fields = ['firstName', 'lastName', 'phone', 'subject', 'message', 'all'];
const controlOrBidi = /[^\P{Cc}\t]|[\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Every difficult text in every field, by both calls, parsed by an independent library. */
export async function tryUnicode(clock?: Clock): Promise<Finding> {
  const smtp = await startSmtp();
  const server = await startMail({ smtpUrl: smtp.url, clock });
  const wrong: string[] = [];
  let number = 0;
  let count = 0;
  /** The first new mail with this text; on a busy machine a hurried delivery may repeat an older one. */
  const read = async (text: string) => {
    for (;;) {
      await smtp.receives(count + 1);
      const { from, to, raw } = smtp.received[count++]!;
      const mail = await PostalMime.parse(raw);
      if (mail.text?.replaceAll('\r\n', '\n').includes(text)) return { from, to, mail };
    }
  };
  try {
    for (const [name, text] of Object.entries(nasty)) {
      for (const field of fields) {
        for (const [make, url, status] of [
          [jsonCall, jsonUrl, 200],
          [nativePost, formUrl, 303],
        ] as const) {
          number += 1;
          const values = contactFields(`unicode-${number}`);
          for (const each of field === 'all' ? fields.slice(0, -1) : [field])
            values[each] = each === 'phone' ? `${text.slice(0, 30)} 0112345678` : text;
          values.message = `${values.message}\n#${number}`;
          const call = make(values);
          const headers = { ...(call.headers as Record<string, string>), ...senderNumber(number) };
          const response = await fetch(url(server.port), { ...call, headers });
          if (response.status !== status) {
            wrong.push(`${name} in ${field}: ${response.status}`);
            continue;
          }
          const { from, to, mail } = await read(`\n#${number}`);
          const seen = mail.headers.map((header) => header.key);
          const say = (what: string) => wrong.push(`${name} in ${field}: ${what}`);
          if (from !== 'website@example.org' || to.join() !== 'office@example.org') say('the envelope is another');
          if (seen.some((key) => ['bcc', 'cc'].includes(key)) || new Set(seen).size !== seen.length)
            say('a header more');
          if (mail.from?.address !== 'website@example.org' || mail.to?.length !== 1) say('the addresses are others');
          if (mail.replyTo?.length !== 1 || mail.replyTo[0]?.address !== 'sender@example.net')
            say('the reply goes elsewhere');
          if (controlOrBidi.test(`${mail.subject}${mail.replyTo?.[0]?.name}`)) say('controls in a header');
          const body = mail.text?.replaceAll('\r\n', '\n') ?? '';
          if (mail.html || mail.attachments.length > 0 || !body.includes(kept(values.message!)))
            say('the text is another');
        }
      }
    }
    return {
      fault: 'Unicode, bidi, CRLF in every field',
      tried: `${number} mails: ${Object.keys(nasty).length} texts, each in ${fields.length - 1} fields and in all, by both calls`,
      figure: "the envelope is the office's; the text round-trips",
      measured: wrong.length === 0 ? `${number} of ${number} right` : wrong.slice(0, 5).join('; '),
      held: wrong.length === 0,
    };
  } finally {
    await server.close();
    await smtp.down();
  }
}
