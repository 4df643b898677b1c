import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer } from '../ask.ts';

const folder = import.meta.dirname;
const packageFolder = join(folder, 'node_modules/@mdn/mdn-http-observatory');

/** What is used of Mozilla's package, which has no types of its own. */
interface Requests {
  responses: Record<'auto' | 'http' | 'https' | 'cors', unknown> & {
    httpRedirects: Redirect[];
    httpsRedirects: Redirect[];
  };
  resources: { path: string };
  session: unknown;
}
interface Redirect {
  url: URL;
  status: number;
}
interface Output {
  result: string;
  pass: boolean;
  constructor: { name: string };
}
interface Jar {
  setCookieSync(cookie: string, url: string): void;
}

/** Fetches the package once, at the versions of the lock file beside this one. @returns false if the registry can't be reached */
export function installObservatory(): boolean {
  if (!existsSync(join(packageFolder, 'package.json'))) {
    const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, flags, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' });
    if (status !== 0) return false;
  }
  // Its install script, which never runs here, would download the browsers' list of HTTPS-only domains: no list has the
  // reserved name that is rated, and being on it would only add points.
  mkdirSync(join(packageFolder, 'conf'), { recursive: true });
  writeFileSync(join(packageFolder, 'conf/hsts-preload.json'), '{}');
  return true;
}

/** Rates recorded answers as Mozilla's scan does, which itself only takes public host names. */
export async function loadObservatory() {
  const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(packageFolder, 'src', path)).href);
  const [{ ALL_TESTS }, grader, charts, types] = await Promise.all([
    load('constants.js'),
    load('grader/grader.js'),
    load('grader/charts.js'),
    load('types.js'),
  ]);
  const { parseHttpEquivHeaders } = await load('retriever/utils.js');
  const { CookieJar } = createRequire(join(packageFolder, 'package.json'))('tough-cookie') as {
    CookieJar: new () => Jar;
  };

  /**
   * @param page the answer to a visit over HTTPS; port 80 is taken to redirect there, as `deploy/nginx.conf` does
   * @param preflight the answer to the scan's CORS request
   * @param address where the page stands, `https://…`
   */
  return function rate(page: Answer, preflight: Answer, address: string) {
    const requests = new types.Requests(new URL(address).hostname) as Requests;
    const jar = new CookieJar();
    for (const cookie of page.cookies) jar.setCookieSync(cookie, address);
    const response = {
      status: page.status,
      headers: page.headers,
      verified: true,
      httpEquiv: parseHttpEquivHeaders(page.body, address),
    };
    const route = [
      { url: new URL(address.replace('https:', 'http:')), status: 301 },
      { url: new URL(address), status: page.status },
    ];
    Object.assign(requests.responses, { auto: response, https: response, http: response, cors: preflight });
    requests.responses.httpRedirects = route;
    requests.responses.httpsRedirects = route;
    // Its HTML reader stumbles over today's CSS, which it does not rate.
    requests.resources.path = page.body.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');
    requests.session = { jar, url: new URL(address) };

    const outputs = (ALL_TESTS as ((requests: Requests) => Output)[]).map((test) => test(requests));
    const points = outputs.map(({ result }) => grader.getScoreModifier(result) as number);
    const losses = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
    const all = points.reduce((sum, point) => sum + point, 100);
    // Extra points count only for a site that is good without them.
    const score = losses >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : losses;
    const details = outputs.map((output, index) => `${output.constructor.name}: ${output.result} (${points[index]})`);
    return { score, failed: outputs.filter(({ pass }) => !pass).map(({ result }) => result), details };
  };
}
