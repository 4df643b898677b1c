import type { ComponentType } from 'react';
import { isPagePath } from '../content/shared/pages.ts';
import { notFound, routes } from '../routes.ts';
import { fetchCode } from '../ui/fetch-code.ts';

type PageCode = Promise<{ Page: ComponentType }>;

const routeOf = (path: string) => (isPagePath(path) ? routes[path] : notFound);
const keyOf = (path: string) => (isPagePath(path) ? path : '*');
const pages = new Map<string, PageCode>();
/** Those of them that have come. */
const here = new Set<string>();

function keep(path: string, code: PageCode): PageCode {
  const key = keyOf(path);
  pages.set(key, code);
  code.then(
    () => here.add(key),
    () => {},
  );
  return code;
}

/** The code of a path's page, for `use`: one promise a page. Where it can't be fetched, the page on screen stays and offers a retry. */
export const pageCode = (path: string): PageCode => pages.get(keyOf(path)) ?? keep(path, fetchCode(routeOf(path).load));

/** Fetches a page's code ahead of showing it, even where the page itself waits for a retry. @throws where it can't be had */
export async function loadPage(path: string): Promise<void> {
  if (here.has(keyOf(path))) return;
  const code = routeOf(path).load();
  await code;
  await keep(path, code);
}
