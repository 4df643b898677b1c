import { createContext, type ReactNode, useContext } from 'react';
import { useLanguage } from '../language/provider.tsx';
import type { ModuleName } from './list.ts';

/** The files of each module: of an island React and then its component, then their imports, and its style sheet. */
export type ModuleFiles = Record<ModuleName, readonly string[]>;

/** Set at build and on the server. Without it, pages have no scripts. */
export const ModuleFilesContext = createContext<ModuleFiles | undefined>(undefined);

interface ModuleProps {
  name: ModuleName;
  /** Plain JSON, passed as an attribute. */
  props?: object;
  /** `load`: after page load. Otherwise when it is used. */
  when?: 'load';
  /** The name of a dialog in `data-opens`. */
  id?: string;
  children?: ReactNode;
}

const moduleElement = (attribute: 'data-enhance' | 'data-island') =>
  function ModuleElement({ name, props, when, id, children }: ModuleProps) {
    const { language } = useLanguage();
    const files = useContext(ModuleFilesContext);
    const attributes = files && {
      [attribute]: name,
      'data-files': files[name].join(' '),
      'data-props': props && JSON.stringify({ language, props }),
      'data-when': when,
    };
    return (
      <div id={id} className="contents" {...attributes}>
        {children && <IslandSheet name={name} />}
        {children}
      </div>
    );
  };

/** HTML to which a plain function of this element adds behaviour. See README.md. */
export const Enhance = moduleElement('data-enhance');

/** An empty element into which React renders on use: a dialog. Only the planner has HTML, and is hydrated. */
export const Island = moduleElement('data-island');

/** The style sheet of an island that the page shows; of a dialog, it loads with the code. React moves it to the head. */
export function IslandSheet({ name }: { name: ModuleName }) {
  const sheet = useContext(ModuleFilesContext)?.[name].find((file) => file.endsWith('.css'));
  return sheet && <link rel="stylesheet" href={sheet} precedence="island" />;
}
