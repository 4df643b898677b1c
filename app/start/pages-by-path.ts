import { type ComponentType, lazy } from 'react';
import { paths } from '../content/shared/pages.ts';
import { preloadPage } from './navigation.ts';

const pages = Object.fromEntries(
  [...paths, '*'].map((path) => [path, lazy(async () => ({ default: await preloadPage(path) }))]),
) as Record<string, ComponentType>;

/** The page of a path, fetched when it is first shown: for back and forward, which give no warning. */
export const pageByPath = (path: string): ComponentType => pages[path] ?? pages['*']!;
