/** Renders the site from the files on disk: its pages, its drawings and its list of pages, always in their newest state. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createServerModuleRunner, createServer as createVite, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { Language } from '../../app/content/text.ts';
import { parseDrawingFile } from '../../app/media/drawing-file.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import type { EditorText } from '../office/languages.ts';
import type { TextPlace } from '../source/literals.ts';
import { contentPlugin, type Places } from './content-plugin.ts';
import { unmark } from './marks.ts';
import { listProjects } from './project-list.ts';
import type { Workspace } from './workspace.ts';

/** A page that the editor offers. */
export interface PageName {
  path: string;
  name: EditorText;
  hidden?: boolean;
}

export class Site {
  readonly vite: ViteDevServer;
  private readonly workspace: Workspace;
  private readonly places: Places;
  /** How pages showed a text last, by language and mark. */
  private readonly said = new Map<string, string>();
  /**
   * `ssr` renders pages with marks, `hidden` the pages of hidden projects. `drawings` has no marks: drawings measure their texts, and
   * the panel reads the content there.
   */
  private readonly runners: Record<'ssr' | 'drawings' | 'hidden', ModuleRunner>;
  private seen: Map<string, number>;
  private readonly made = new Map<string, Promise<string>>();
  private last: Promise<unknown> = Promise.resolve();

  private constructor(vite: ViteDevServer, workspace: Workspace, places: Places) {
    this.vite = vite;
    this.workspace = workspace;
    this.places = places;
    const runner = (name: string) => createServerModuleRunner(vite.environments[name]!, { hmr: false });
    this.runners = { ssr: runner('ssr'), drawings: runner('drawings'), hidden: runner('hidden') };
    this.seen = workspace.times();
  }

  /** @param cacheDir of Vite */
  static async open(
    workspace: Workspace,
    places: Places,
    cacheDir = join(workspace.root, 'node_modules/.vite-edit'),
  ): Promise<Site> {
    const { root } = workspace;
    const vite = await createVite({
      root,
      configFile: join(root, 'vite.config.ts'),
      appType: 'custom',
      logLevel: 'error',
      cacheDir,
      server: {
        middlewareMode: true,
        hmr: false,
        ws: false,
        watch: null,
        fs: {
          allow: [root, realpathSync(join(root, 'node_modules'))],
          // Vite's own list, and what visitors have sent.
          deny: ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '**/.git/**', `${root}/data/**`],
        },
      },
      environments: { drawings: {}, hidden: {} },
      // Listed in advance, so that Vite does not bundle dependencies again while the panel runs.
      optimizeDeps: {
        include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', '@tanstack/react-query'],
        noDiscovery: true,
      },
      plugins: [contentPlugin(root, places)],
    });
    return new Site(vite, workspace, places);
  }

  /** Invalidates the modules whose files have changed on disk; a file watcher would report them too late. */
  private invalidateChanged(): void {
    const now = this.workspace.times();
    const changed = [...new Set([...now.keys(), ...this.seen.keys()])].filter(
      (file) => this.seen.get(file) !== now.get(file),
    );
    if (changed.length === 0) return;
    const listed = [...now.keys()].join() === [...this.seen.keys()].join();
    this.seen = now;
    this.made.clear();
    // A new or deleted file changes what other modules import by glob.
    for (const { moduleGraph } of Object.keys(this.runners).map((name) => this.vite.environments[name]!))
      if (!listed) moduleGraph.invalidateAll();
      else
        for (const file of changed)
          for (const module of moduleGraph.getModulesByFile(join(this.workspace.root, file)) ?? [])
            moduleGraph.invalidateModule(module);
    // All modules run again; only the changed files are transformed again.
    this.clearCaches();
  }

  /** Reads everything again: others have changed files of any kind. */
  readonly refresh = (): void => {
    this.seen = new Map();
  };

  /** Without this, a module that failed once would fail forever, even if its cause (a half-written file) is gone. */
  private clearCaches(): void {
    for (const runner of Object.values(this.runners)) runner.clearCache();
  }

  /** Runs one task after the other: modules must not change while a page is being rendered. */
  private inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
    const turn = this.last.then(() => {
      this.invalidateChanged();
      return make();
    });
    this.last = turn.catch(() => this.clearCaches());
    return turn;
  }

  /** The page as visitors get it, with marks in its texts. @throws if the page can't be rendered */
  readonly render = (address: string, language: Language): Promise<string> =>
    this.inTurn(() => {
      const key = `${language} ${address}`;
      const made = this.made.get(key) ?? this.renderNow(address, language);
      this.made.set(key, made);
      // A failed page is rendered again the next time.
      made.catch(() => this.made.delete(key));
      return made;
    });

  private async renderNow(address: string, language: Language): Promise<string> {
    const { pathname } = new URL(address, 'http://site');
    const hidden = listProjects(this.workspace).some((one) => one.hidden && pathname === `/projects/${one.name}`);
    const { renderPage } = await this.runners[hidden ? 'hidden' : 'ssr'].import('/app/document/render.tsx');
    const html: string = await renderPage(address, language);
    for (const piece of html.split(/[<>"]/)) {
      const { text, numbers } = unmark(piece);
      if (numbers.length > 0) this.said.set(`${language} ${numbers.at(-1)}`, text);
    }
    return html;
  }

  /** The strings in which a drawing, or the pages rendered so far, show a text with its placeholders filled in. */
  async shown(place: TextPlace, language: Language): Promise<string[]> {
    const drawing = /\/drawings\/([\w-]+)\.ts$/.exec(place.file)?.[1];
    if (drawing) return ((await this.drawing(`/drawings/${drawing}.${language}.svg`)) ?? '').split(/[<>]/);
    return [this.said.get(`${language} ${this.places.numberOf(place)}`) ?? ''];
  }

  /** @param file for example `/drawings/sports-hall-plan.ar.svg`, with or without a mark */
  drawing(file: string): Promise<string | undefined> {
    const wanted = parseDrawingFile(unmark(decodeURI(file)).text);
    return this.inTurn(async () => {
      if (!wanted) return undefined;
      const { drawingSvg } = await this.runners.drawings.import('/drawings/svg.ts');
      return drawingSvg(wanted);
    });
  }

  /** The exports of a content file, without marks; empty if it can't be run. */
  content(file: string): Promise<object> {
    return this.inTurn(() => this.runners.drawings.import(`/${file}`).catch(() => ({})));
  }

  names(): Promise<PageName[]> {
    return this.inTurn(async () => {
      const { pageNames } = await this.runners.drawings.import('/app/content/shared/pages.ts');
      return Object.entries(pageNames as Record<string, EditorText>).map(([path, name]) => ({ path, name }));
    });
  }

  /** What the register says of a figure, in words. */
  figureFacts(id: string): Promise<Record<'unit' | 'place' | 'publisher' | 'asOf', EditorText | null>> {
    return this.inTurn(async () => {
      const { registerRows } = await this.runners.drawings.import('/app/register/rows.ts');
      const rows: RegisterRow[] = await registerRows({ hidden: true });
      const row = rows.find((one) => one.id === id);
      return {
        unit: row?.unit ?? null,
        place: row?.place.name ?? null,
        publisher: row?.publisher.name ?? null,
        asOf: row?.asOf ? { ar: row.asOf, en: row.asOf } : null,
      };
    });
  }

  /** The pages whose HTML contains a figure, found by rendering them all. */
  async pagesWith(figure: string): Promise<PageName[]> {
    const found: PageName[] = [];
    for (const page of await this.names())
      if ((await this.render(page.path, 'en')).includes(`data-figure="${figure}"`)) found.push(page);
    return found;
  }

  /** The first page that can't be rendered, with the reason. */
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
