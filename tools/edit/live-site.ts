/** The site as its files are now: its pages, its drawings and its list of pages, evaluated again after each change. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createServerModuleRunner, createServer as createVite, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { Language } from '../../app/content/text.ts';
import { parseDrawingFile } from '../../app/media/drawing-file.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import type { EditorText } from '../office/languages.ts';
import { contentPlugin, type Places } from './content-plugin.ts';
import { unmark } from './marks.ts';
import { listProjects } from './project-list.ts';
import type { Workspace } from './workspace.ts';

export type Render = (address: string, language: Language) => Promise<string>;

/** A page that the editor offers, hidden ones left out. */
export interface PageName {
  path: string;
  name: { ar: string; en: string };
}

export type FigureFacts = Record<'unit' | 'place' | 'publisher' | 'asOf', EditorText | null>;

export class Site {
  readonly vite: ViteDevServer;
  private readonly workspace: Workspace;
  /**
   * Without marks (`drawings`): drawings measure their texts, and what the panel shows is read there. With the pages of hidden
   * projects (`hidden`).
   */
  private readonly runners: Record<'ssr' | 'drawings' | 'hidden', ModuleRunner>;
  private seen: Map<string, number>;
  private readonly made = new Map<string, Promise<string>>();
  private last: Promise<unknown> = Promise.resolve();

  private constructor(vite: ViteDevServer, workspace: Workspace) {
    this.vite = vite;
    this.workspace = workspace;
    const runner = (name: string) => createServerModuleRunner(vite.environments[name]!, { hmr: false });
    this.runners = { ssr: runner('ssr'), drawings: runner('drawings'), hidden: runner('hidden') };
    this.seen = workspace.times();
  }

  /** @param memory a folder for what Vite remembers */
  static async open(
    workspace: Workspace,
    places: Places,
    memory = join(workspace.root, 'node_modules/.vite-edit'),
  ): Promise<Site> {
    const { root } = workspace;
    const vite = await createVite({
      root,
      configFile: join(root, 'vite.config.ts'),
      appType: 'custom',
      logLevel: 'error',
      cacheDir: memory,
      server: {
        middlewareMode: true,
        hmr: false,
        ws: false,
        watch: null,
        fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      },
      environments: { drawings: {}, hidden: {} },
      // Listed in advance, so that nothing is bundled a second time while the panel runs.
      optimizeDeps: {
        include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
        noDiscovery: true,
      },
      plugins: [contentPlugin(root, places)],
    });
    return new Site(vite, workspace);
  }

  /** Reads what was changed on disk, by whomever; a watcher would learn of it too late. */
  private follow(): void {
    const now = this.workspace.times();
    const changed = [...new Set([...now.keys(), ...this.seen.keys()])].filter(
      (file) => this.seen.get(file) !== now.get(file),
    );
    if (changed.length === 0) return;
    const listed = [...now.keys()].join() === [...this.seen.keys()].join();
    this.seen = now;
    this.made.clear();
    // A file that is new or gone changes what others may import by its name.
    for (const { moduleGraph } of Object.keys(this.runners).map((name) => this.vite.environments[name]!))
      if (!listed) moduleGraph.invalidateAll();
      else
        for (const file of changed)
          for (const module of moduleGraph.getModulesByFile(join(this.workspace.root, file)) ?? [])
            moduleGraph.invalidateModule(module);
    // Everything is evaluated again from cached files; only changed ones are read.
    this.forget();
  }

  /** A module that failed would fail for ever: what stood in its way (a file that was being written) may be gone. */
  private forget(): void {
    for (const runner of Object.values(this.runners)) runner.clearCache();
  }

  /** One after the other: modules reloaded during a rendering would not match. */
  private inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
    const turn = this.last.then(() => {
      this.follow();
      return make();
    });
    this.last = turn.catch(() => this.forget());
    return turn;
  }

  /** The page as visitors get it, its texts marked with their places. @throws where the page can't be made */
  readonly render: Render = (address, language) =>
    this.inTurn(() => {
      const key = `${language} ${address}`;
      const made = this.made.get(key) ?? this.renderNow(address, language);
      this.made.set(key, made);
      // A failure is reported, and tried again the next time.
      made.catch(() => this.made.delete(key));
      return made;
    });

  private async renderNow(address: string, language: Language): Promise<string> {
    const { pathname } = new URL(address, 'http://site');
    const hidden = listProjects(this.workspace).some((one) => one.hidden && pathname === `/projects/${one.name}`);
    const { renderPage } = await this.runners[hidden ? 'hidden' : 'ssr'].import('/app/document/render.tsx');
    return renderPage(address, language);
  }

  /** @param file for example `/drawings/sports-hall-plan.ar.svg`, with the mark of its place or without */
  drawing(file: string): Promise<string | undefined> {
    const wanted = parseDrawingFile(unmark(decodeURI(file)).text);
    return this.inTurn(async () => {
      if (!wanted) return undefined;
      const { drawingSvg } = await this.runners.drawings.import('/drawings/svg.ts');
      return drawingSvg(wanted);
    });
  }

  /** A file of the content as the site runs it, without marks; nothing where it can't be run. */
  content(file: string): Promise<object> {
    return this.inTurn(() => this.runners.drawings.import(`/${file}`).catch(() => ({})));
  }

  names(): Promise<PageName[]> {
    return this.inTurn(async () => {
      const { pageNames } = await this.runners.ssr.import('/app/content/shared/pages.ts');
      return Object.entries(pageNames as Record<string, { ar: string; en: string }>).map(([path, { ar, en }]) => ({
        path,
        name: { ar: unmark(ar).text, en: unmark(en).text },
      }));
    });
  }

  /** What the register says of a figure, in words. */
  figureFacts(id: string): Promise<FigureFacts> {
    return this.inTurn(async () => {
      const { registerRows } = await this.runners.drawings.import('/app/register/rows.ts');
      const rows: RegisterRow[] = await registerRows({ hidden: true });
      const row = rows.find((one) => one.id === id);
      const date = row?.asOf ? { ar: row.asOf, en: row.asOf } : null;
      return {
        unit: row?.unit ?? null,
        place: row?.place.name ?? null,
        publisher: row?.publisher.name ?? null,
        asOf: date,
      };
    });
  }

  /** The paths of the pages whose HTML carries a figure, found by rendering them all. */
  async pagesWith(figure: string): Promise<PageName[]> {
    const found: PageName[] = [];
    for (const page of await this.names())
      if ((await this.render(page.path, 'en')).includes(`data-figure="${figure}"`)) found.push(page);
    return found;
  }

  /** The first page that can't be made from the content as it is, with the reason. */
  async failingPage(): Promise<{ page: string; detail: string } | undefined> {
    for (const { path } of await this.names())
      for (const language of ['ar', 'en'] as const)
        try {
          await this.render(path, language);
        } catch (error) {
          const { message, cause } = error as Error;
          return { page: path, detail: cause instanceof Error ? cause.message : message };
        }
    return undefined;
  }

  async close(): Promise<void> {
    for (const runner of Object.values(this.runners)) await runner.close();
    await this.vite.close();
  }
}
