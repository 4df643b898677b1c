import { type ComponentType, createContext, useContext } from 'react';
import { useLanguage } from '../language/provider.tsx';
import type { IslandName } from './list.ts';

/** The files of each island: its entry, then the imports of the entry, and its style sheet if it has one. */
export type IslandFiles = Record<IslandName, readonly string[]>;

/** Set at build and on the server. Without it, pages have no islands. */
export const IslandFilesContext = createContext<IslandFiles | undefined>(undefined);

interface IslandProps<Props> {
  name: IslandName;
  /** Rendered in place. A dialog has none: it renders when opened. */
  of?: ComponentType<Props>;
  /** Plain JSON, passed as an attribute. */
  props?: Props;
  /** `use`: on focus, press or tap. `load`: after page load, when the browser is idle. */
  when?: 'use' | 'load';
  /** The name of a dialog in `data-opens`. */
  id?: string;
}

/** The style sheet of an island that the page shows; of a dialog, it loads with the code. React moves it to the head. */
export function IslandSheet({ name }: { name: IslandName }) {
  const sheet = useContext(IslandFilesContext)?.[name].find((file) => file.endsWith('.css'));
  return sheet && <link rel="stylesheet" href={sheet} precedence="island" />;
}

/** An interactive part of the page: HTML first, hydrated alone on use. See README.md. */
export function Island<Props extends object>({ name, of: Component, props, when = 'use', id }: IslandProps<Props>) {
  const { language } = useLanguage();
  const files = useContext(IslandFilesContext);
  return (
    <div
      id={id}
      className="contents"
      {...(files && {
        'data-island': name,
        'data-files': files[name].join(' '),
        'data-props': JSON.stringify({ language, props }),
        'data-when': when === 'use' ? undefined : when,
      })}
    >
      {Component && <IslandSheet name={name} />}
      {Component && <Component {...(props as Props)} />}
    </div>
  );
}
