import { describe, expect, test } from 'vitest';
import { callPaths, parseCall } from './calls.ts';

const json = (text: string) => parseCall(callPaths.json, 'application/json', Buffer.from(text));
const form = (text: string) => parseCall(callPaths.form, 'application/x-www-form-urlencoded', Buffer.from(text));

async function multipart(...pairs: [string, string | Blob][]) {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  const response = new Response(data);
  return parseCall(callPaths.form, response.headers.get('content-type')!, Buffer.from(await response.arrayBuffer()));
}

describe('FO-4: the two calls', () => {
  test('reads the JSON that the library sends', async () => {
    const call = await json(
      '{"lib_version":"4.4.1","user_id":"k","service_id":"s","template_id":"contact","template_params":{"subject":"S"}}',
    );
    expect(call).toEqual({
      library: true,
      templateId: 'contact',
      sent: new Map([['subject', ['S']]]),
    });
  });

  test('reads the form that the library sends with its own fields appended', async () => {
    const call = await multipart(
      ['template_id', 'contact'],
      ['subject', 'س'],
      ['lib_version', '4.4.1'],
      ['service_id', 's'],
      ['template_id', 'contact'],
      ['user_id', 'k'],
    );
    expect(call.library).toBe(true);
    expect(call.sent.get('subject')).toEqual(['س']);
  });

  test('reads the form that a browser without JavaScript posts (FO-7)', async () => {
    const call = await form('template_id=partnership&supportTypes=training&supportTypes=knowledge-exchange');
    expect(call.library).toBe(false);
    expect(call.sent.get('supportTypes')).toEqual(['training', 'knowledge-exchange']);
  });

  test.each([
    ['a repeated field', 'email=a%40b.org&email=c%40d.org'],
    ['two different templates', 'template_id=contact&template_id=partnership'],
  ])('%s is refused', async (_, body) => {
    await expect(form(body)).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['parameters that are no object', '{"template_params":"x"}'],
    ['a parameter that is an object', '{"template_params":{"subject":{"a":1}}}'],
    ['a repeated key', '{"template_params":{"email":"a@b.org","\\u0065mail":"c@d.org"}}'],
  ])('%s is refused', async (_, body) => {
    await expect(json(body)).rejects.toMatchObject({ status: 400 });
  });

  test.each(['user_id', 'service_id', 'template_id'])(
    'FO-5: refuses a call of the library without its %s',
    async (name) => {
      const ids = { user_id: 'k', service_id: 's', template_id: 'contact' };
      for (const given of [undefined, '']) {
        const sent = { lib_version: '4.4.1', ...ids, [name]: given };
        const refused = { status: 400, message: expect.stringContaining(name) };
        await expect(json(JSON.stringify({ ...sent, template_params: {} }))).rejects.toMatchObject(refused);
        const pairs = Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined);
        await expect(form(String(new URLSearchParams(pairs)))).rejects.toMatchObject(refused);
      }
    },
  );

  test('refuses files', async () => {
    await expect(multipart(['photo', new Blob(['x'])])).rejects.toMatchObject({ status: 400 });
  });
});
