// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { timeoutMs } from '../ui/with-timeout.ts';
import { cancelPress, holdPress } from './pressed-control.ts';

const entry = (code: string) => `data:text/javascript,${encodeURIComponent(`export default ${code}`)}`;
const works = entry('() => undefined');
const throws = entry('() => { throw new Error() }');

/** An island with one control; its files are the given module. */
function island(file: string, control: string): HTMLElement {
  document.body.innerHTML = `<p id="failure" hidden></p><div data-island="test">${control}</div>`;
  const element = document.querySelector<HTMLElement>('[data-island]')!;
  element.dataset.files = file;
  return element.firstElementChild as HTMLElement;
}
const press = (control: HTMLElement, repeat: () => void, type = 'click') => {
  cancelPress();
  const event = new Event(type, { cancelable: true });
  return { event, done: holdPress(event, control, repeat) };
};

afterEach(() => {
  vi.useRealTimers();
});

test('repeats a press once when the island is ready, however often it was pressed', async () => {
  const form = island(works, '<form></form>');
  const repeat = vi.fn();
  const first = press(form, repeat, 'submit');
  const second = press(form, repeat, 'submit');
  expect([first, second].map(({ event }) => event.defaultPrevented)).toEqual([true, true]);
  expect(form.getAttribute('aria-busy')).toBe('true');
  await Promise.all([first.done, second.done]);
  expect(repeat).toHaveBeenCalledOnce();
  expect(form.hasAttribute('aria-busy')).toBe(false);
  expect(form.parentElement!.dataset.state).toBe('ready');
});

test('leaves a press in a ready island to the island', async () => {
  const button = island(works, '<button></button>');
  button.parentElement!.dataset.state = 'ready';
  const { event, done } = press(button, vi.fn());
  await done;
  expect(event.defaultPrevented).toBe(false);
});

test('forgets the press of a control after a press elsewhere, but not that of a form', async () => {
  for (const [control, type, times] of [
    ['<button></button>', 'click', 0],
    ['<form></form>', 'submit', 1],
  ] as const) {
    const repeat = vi.fn();
    const { done } = press(island(works, control), repeat, type);
    cancelPress(document.body);
    await done;
    expect(repeat).toHaveBeenCalledTimes(times);
  }
});

test('leaves a link of a failed island to the browser, and says that a button does nothing', async () => {
  const repeat = vi.fn();
  await press(island(throws, '<a href="/"></a>'), repeat).done;
  expect(repeat).toHaveBeenCalledOnce();
  const button = island(throws, '<button></button>');
  await press(button, repeat).done;
  expect(repeat).toHaveBeenCalledOnce();
  expect(document.getElementById('failure')!.hidden).toBe(false);
  expect(button.parentElement!.dataset.state).toBe('failed');
});

test('counts an island that does not come in time as failed', async () => {
  vi.useFakeTimers();
  const repeat = vi.fn();
  const { done } = press(island(entry('() => new Promise(() => {})'), '<a href="/"></a>'), repeat);
  await vi.advanceTimersByTimeAsync(timeoutMs);
  await done;
  expect(repeat).toHaveBeenCalledOnce();
});
