/** Replaces `npm run check` in tests of the editor: the content check only, in half a second. */
import { checkContent } from '../../tools/checks/check-content.ts';

const problems = await checkContent();
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
