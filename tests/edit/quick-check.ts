/** In the place of `npm run check` while the editor is tested: the content's own check, in half a second. */
import { checkContent } from '../../tools/checks/check-content.ts';

const problems = await checkContent();
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
