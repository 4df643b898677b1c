// A program of its own (port, loads a second, seconds as arguments), so that nothing else slows its measurements down.
import { loadPages } from './pages.ts';

const [port, pace, seconds] = process.argv.slice(2).map(Number) as [number, number, number];
const end = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
console.log(JSON.stringify(await loadPages(port, pace, end)));
