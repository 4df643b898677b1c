/** Run in a program of its own after a change: reads the content as it is now and prints what is wrong with it, as JSON. */
import { checkContent } from '../check-content.ts';

let problems: string[];
try {
  problems = await checkContent();
} catch (error) {
  problems = [(error as Error).message];
}
console.log(JSON.stringify(problems));
