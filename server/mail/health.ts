/** Mail that waits longer than this has missed several attempts. */
const maxWaitSeconds = 3_600;
/** Below this share of free disk, messages will soon be refused. */
const minDiskFree = 0.03;

/** What `/healthz` says in public: one sentence without numbers of messages, or undefined if all is well. */
export function troubleOf(health: {
  ok: boolean;
  oldestQueuedSeconds: number | null;
  delivers: boolean;
  diskFree: number | null;
}): string | undefined {
  if (!health.ok) return 'Messages can not be stored';
  if (health.delivers && (health.oldestQueuedSeconds ?? 0) > maxWaitSeconds) return 'Mail has waited for over an hour';
  if (health.diskFree !== null && health.diskFree < minDiskFree) return 'The disk is nearly full';
}
