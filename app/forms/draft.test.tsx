// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { RequestContext, requestFor } from '../document/request.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { toast } from '../shell/toast.tsx';
import { ContactForm } from './contact-form.tsx';

// The real one renders in timers that can run after the test has closed its window.
vi.mock('../shell/toast.tsx', () => ({ prepareToasts: async () => undefined, toast: vi.fn(async () => undefined) }));

/** Against hanging. */
const waits = { timeout: 60_000 };

/** Types in the same commit that shows the form, before React runs effects. */
function FastTyping() {
  useLayoutEffect(() => {
    const field = document.querySelector<HTMLInputElement>('#contact [name="firstName"]')!;
    field.value = `${field.value}N`;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, []);
  return <ContactForm />;
}

test('a letter typed as the form appears is added to the draft, and does not take its place', async () => {
  const draft = [
    ['contact-firstName', 'Noor'],
    ['contact-message', 'Our street is blocked.'],
  ];
  sessionStorage.setItem('draft-contact', JSON.stringify(draft));
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(
    <LanguageProvider language="en">
      <RequestContext value={requestFor('/contact')}>
        <FastTyping />
      </RequestContext>
    </LanguageProvider>,
  );
  await vi.waitFor(() => expect(sessionStorage.getItem('draft-contact')).toContain('NoorN'), waits);
  expect(JSON.parse(sessionStorage.getItem('draft-contact')!)).toEqual([['contact-firstName', 'NoorN'], draft[1]]);
  expect(box.querySelector('textarea')!.value).toBe('Our street is blocked.');
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce(), waits);
  root.unmount();
});
