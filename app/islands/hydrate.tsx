import { type ComponentType, createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../content/text.ts';
import { isChanged, setValue, valueIn } from '../forms/stored-draft.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { failIsland, showFailure } from './fail-island.ts';
import type { OpenDialog } from './load-island.ts';

const OpenerContext = createContext<{ open?: OpenDialog }>({});

/** For dialogs: `open` is called when a control of the page opens this island. */
export function useOpened(open: OpenDialog): void {
  const opener = useContext(OpenerContext);
  useEffect(() => {
    opener.open = open;
  });
}

const controlsIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea'),
];

/**
 * @returns the default export of an island's entry: hydrates the element, or renders into it if it is empty. Resolves
 * when the island is ready; for a dialog, with the function that opens it
 */
export const hydrate =
  <Props extends object>(Island: ComponentType<Props>) =>
  async (element: HTMLElement): Promise<OpenDialog | undefined> => {
    const { language, props }: { language: Language; props: Props } = JSON.parse(element.dataset.props!);
    const html = [...element.childNodes].map((node) => node.cloneNode(true));
    /**
     * What the visitor types and chooses: when React gets the controls, it writes the server's text into textareas again,
     * and renders everything anew where a translator or an extension has changed the HTML. When it fails, its controls go.
     */
    const typed = new Map<string, ReturnType<typeof valueIn>>();
    const remember = (control: HTMLInputElement) => typed.set(control.id, valueIn(control));
    for (const control of controlsIn(element)) if (isChanged(control)) remember(control);
    /** A control that has the focus while it is rendered anew loses it, and with it the next letters. */
    let focused = document.activeElement as HTMLInputElement;
    let caret = focused.selectionEnd;
    const follow = ({ target }: Event) => {
      remember(target as HTMLInputElement);
      caret = (target as HTMLInputElement).selectionEnd;
    };
    element.addEventListener('input', follow, true);
    element.addEventListener('reset', () => typed.clear());
    element.addEventListener('focusin', ({ target }) => {
      focused = target as HTMLInputElement;
      caret = focused.selectionEnd;
    });
    const opener: { open?: OpenDialog } = {};
    return new Promise((resolve, fail) => {
      const writeBack = () => {
        for (const control of controlsIn(element)) {
          const value = typed.get(control.id);
          if (value === undefined || value === valueIn(control)) continue;
          setValue(control, value);
          control.dispatchEvent(new Event('input', { bubbles: true }));
        }
        // React has moved it to the start.
        if (focused.localName === 'textarea' && focused === document.activeElement)
          focused.setSelectionRange(caret, caret);
        if (focused.isConnected || document.activeElement !== document.body) return;
        const { id, selectionStart: start, selectionEnd: end } = focused;
        const control = document.getElementById(id) as HTMLInputElement | null;
        control?.focus();
        // Fields for e-mail have no selection.
        if (typeof start === 'number') control?.setSelectionRange(start, end);
      };
      const island = (
        <OpenerContext value={opener}>
          <LanguageProvider language={language}>
            <Island {...props} />
            <Ready ready={() => resolve(opener.open && ((control) => opener.open?.(control)))} writeBack={writeBack} />
          </LanguageProvider>
        </OpenerContext>
      );
      const onUncaughtError = (error: unknown) => {
        console.error(error);
        fail(error);
        // React has emptied the element: its HTML behaves natively.
        element.replaceChildren(...html);
        writeBack();
        if (element.dataset.state !== 'ready') return;
        // Later than that, only the island itself learns of it.
        failIsland(element);
        if (html.length === 0) showFailure();
      };
      if (element.firstChild) hydrateRoot(element, island, { onUncaughtError, onRecoverableError: () => {} });
      else createRoot(element, { onUncaughtError }).render(island);
    });
  };

function Ready({ ready, writeBack }: { ready: () => void; writeBack: () => void }) {
  useLayoutEffect(writeBack, [writeBack]);
  useEffect(ready, [ready]);
  return null;
}
