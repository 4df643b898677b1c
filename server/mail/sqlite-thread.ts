// A worker thread (sqlite.ts), because a commit waits for the disk and pages must not: with an fsync of half a second, the
// slowest percent of pages took minutes in process.
import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite.ts';

const query = openFile(workerData);

parentPort!.on('message', ({ sql, values }) => {
  try {
    parentPort!.postMessage({ rows: query(sql, values) });
  } catch (error) {
    parentPort!.postMessage({ error: String(error) });
  }
});
