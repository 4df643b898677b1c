import type { Reporter, TestModule } from 'vitest/node';

/** Names the skipped tests at the end, so that they don't pass for green. */
export default class NotRunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    if (skipped.length === 0) return;
    const names = skipped.map((test) => {
      const result = test.result();
      const reason = result.state === 'skipped' && result.note ? ` (${result.note})` : '';
      return `  ${test.module.relativeModuleId}: ${test.fullName}${reason}`;
    });
    console.warn(`\nDID NOT RUN on this machine:\n${names.join('\n')}`);
  }
}
