// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toasts.ts';

const region = (kind: string) => document.querySelector(`template[data-toast=${kind}]`)!.parentElement!;
const shown = (kind: string) => region(kind).querySelectorAll(':scope > :not(template)');

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div><template data-toast="success"><p>a<button></button></p></template>
    <template data-toast="error"><p>b<button></button></p></template></div>
    <div><template data-toast="news"><p>c</p></template></div>`;
});
afterEach(() => void vi.useRealTimers());

test('SH-11: shows one result at a time, each a new element, until it is closed', () => {
  showToast(document, 'error');
  const [first] = shown('error');
  showToast(document, 'error');
  expect(first!.isConnected).toBe(false);
  showToast(document, 'success');
  vi.runAllTimers();
  expect([...shown('success')].map(({ textContent }) => textContent)).toEqual(['a']);
  shown('success')[0]!.querySelector('button')!.click();
  expect(shown('success')).toHaveLength(0);
});

test('SH-11: shows up to three pieces of news, for 4000 ms', () => {
  for (let n = 0; n < 4; n++) showToast(document, 'news');
  expect(shown('news')).toHaveLength(3);
  vi.advanceTimersByTime(3_999);
  expect(shown('news')).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(shown('news')).toHaveLength(0);
});
