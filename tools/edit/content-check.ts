/** Checks the content in a process of its own, because modules that are loaded once do not change: one JSON list of problems. */
import { checkContent } from '../checks/check-content.ts';
import { checkFigures } from '../checks/check-figures.ts';

console.log(JSON.stringify([...(await checkContent()), ...(await checkFigures())]));
