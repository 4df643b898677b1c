import { type ComponentType, createContext, useContext } from 'react';
import { useLanguage } from '../language/provider.tsx';
import type { IslandName } from './list.ts';

/** The addresses of the files of each island: its entry first, then what the entry imports. */
export type IslandFiles = Record<IslandName, readonly string[]>;

/** Known to the build and the server. Without it, pages render with no islands (`Save-Data`, `?lite`). */
export const IslandFilesContext = createContext<IslandFiles | undefined>(undefined);

interface IslandProps<Props> {
  name: IslandName;
  /** Rendered in place. A dialog has none: it renders nothing until it is opened. */
  of?: ComponentType<Props>;
  /** Plain JSON: the browser gets them as an attribute. */
  props?: Props;
  /** `use`: on focus, press or tap. `load`: when the page has loaded and the browser is idle. */
  when?: 'use' | 'load';
  /** A key of the session storage: hydrated when the page has loaded, if it holds something. */
  draft?: string;
  /** By which `data-opens` names a dialog. */
  id?: string;
}

/** A part of the page that answers in place: HTML first, hydrated alone when it is used. See README.md. */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
  when = 'use',
  draft,
  id,
}: IslandProps<Props>) {
  const { language } = useLanguage();
  const files = useContext(IslandFilesContext);
  return (
    <div
      id={id}
      className="contents"
      {...(files && {
        'data-island': name,
        'data-files': files[name].join(' '),
        'data-props': JSON.stringify({ language, ...props }),
        'data-when': when === 'use' ? undefined : when,
        'data-draft': draft,
      })}
    >
      {Component && <Component {...(props as Props)} />}
    </div>
  );
}
