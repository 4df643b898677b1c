import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs one of the load programs. @returns its output */
export function runLoad(program: string, ...args: (string | number)[]): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}`))));
  });
}
