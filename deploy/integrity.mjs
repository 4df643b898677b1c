// Checks that a file is a sound copy of the outbox: integrity.mjs FILE. Changes nothing.
import { DatabaseSync } from 'node:sqlite';

const [file] = process.argv.slice(2);
try {
  const database = new DatabaseSync(file, { readOnly: true });
  const [{ integrity_check: found }] = database.prepare('PRAGMA integrity_check').all();
  if (found !== 'ok') throw new Error(found);
  console.log(`${database.prepare('SELECT count(*) AS n FROM messages').get().n} messages in ${file}`);
} catch (error) {
  console.error(`${file} is no sound copy of the outbox: ${error.message}`);
  process.exit(1);
}
