import type { ComponentType } from 'react';
import { isPagePath } from '../content/shared/pages.ts';
import { notFound, routes } from '../routes.ts';
import { fetchCode } from '../ui/fetch-code.ts';

type PageCode = Promise<{ Page: ComponentType }>;

const routeOf = (path: string) => (isPagePath(path) ? routes[path] : notFound);
const pages = new Map<string, PageCode>();

/** The code of a path's page, for `use`: one promise a page. Where it can't be fetched, the page on screen stays and offers a retry. */
export function pageCode(path: string): PageCode {
  const key = isPagePath(path) ? path : '*';
  let code = pages.get(key);
  if (!code) {
    code = fetchCode(routeOf(path).load);
    pages.set(key, code);
  }
  return code;
}

/** Fetches a page's code ahead of showing it. @throws where it can't be had */
export async function loadPage(path: string): Promise<void> {
  await routeOf(path).load();
  await pageCode(path);
}
