// npm run outbox -- COMMAND
import { runCommand } from './command.ts';

await runCommand(process.argv.slice(2), process.env).then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
