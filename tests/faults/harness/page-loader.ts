// A program of its own (arguments: port, loads a second, seconds), so that nothing else delays its measurements.
import { loadPages } from './page-loads.ts';

const [port, pace, seconds] = process.argv.slice(2).map(Number) as [number, number, number];
const end = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
console.log(JSON.stringify(await loadPages(port, pace, end)));
