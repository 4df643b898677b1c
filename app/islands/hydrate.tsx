import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { failIsland, showFailure } from './fail-island.ts';
import { guardTextareas, keepControls } from './keep-controls.ts';
import type { OpenDialog } from './load-island.ts';

const OpenerContext = createContext<{ open?: OpenDialog }>({});

/** For dialogs: `open` is called when a control of the page opens this island. */
export function useOpened(open: OpenDialog): void {
  const opener = useContext(OpenerContext);
  useEffect(() => {
    opener.open = open;
  });
}

/**
 * @returns the default export of an island's entry: hydrates the element, or renders into it if it is empty. Resolves
 * when the island is ready; for a dialog, with the function that opens it
 */
export const hydrate =
  <Props extends object>(Island: ComponentType<Props>) =>
  async (element: HTMLElement): Promise<OpenDialog | undefined> => {
    const { language, props }: { language: Language; props: Props } = JSON.parse(element.dataset.props!);
    const writeBack = keepControls(element);
    const release = guardTextareas(element);
    const html = [...element.childNodes].map((node) => node.cloneNode(true));
    const opener: { open?: OpenDialog } = {};
    return new Promise((resolve, fail) => {
      const ready = () => resolve(opener.open && ((control) => opener.open?.(control)));
      const failed = (error: unknown) => {
        fail(error);
        // Later than that, only the island itself learns of it.
        if (element.dataset.state !== 'ready') return;
        failIsland(element);
        if (html.length === 0) showFailure();
      };
      const island = (
        <Boundary html={html} island={element} writeBack={writeBack} onError={failed}>
          <OpenerContext value={opener}>
            <LanguageProvider language={language}>
              <Island {...props} />
            </LanguageProvider>
          </OpenerContext>
          <Hydrated release={release} ready={ready} />
        </Boundary>
      );
      // A translator or extension may have changed the HTML; React then renders it again.
      if (element.firstChild) hydrateRoot(element, island, { onRecoverableError: writeBack });
      else createRoot(element).render(island);
    });
  };

/** Releases the textareas before an effect of the island can write to them. */
function Hydrated({ release, ready }: { release: () => void; ready: () => void }) {
  useInsertionEffect(release, [release]);
  useEffect(ready, [ready]);
  return null;
}

interface BoundaryProps {
  html: readonly Node[];
  island: HTMLElement;
  /** Writes what the visitor did before hydration into the current controls. */
  writeBack: () => void;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Restores an island's HTML, its native behaviour and what the visitor typed if it throws. */
class Boundary extends Component<BoundaryProps, { failed: boolean }, (() => void) | null> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError(error);
  }
  override componentDidMount() {
    if (this.state.failed) this.props.writeBack();
  }
  override getSnapshotBeforeUpdate(_: BoundaryProps, { failed }: { failed: boolean }) {
    return this.state.failed && !failed ? keepControls(this.props.island) : null;
  }
  override componentDidUpdate(_: BoundaryProps, __: unknown, writeBack: (() => void) | null) {
    writeBack?.();
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return <div className="contents" ref={(element) => element?.replaceChildren(...this.props.html)} />;
  }
}
