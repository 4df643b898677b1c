/**
 * Options of Node for the server: a small young generation, and one thread for garbage collection and compilation beside the
 * server's own, so that it stays small and pages get the processors.
 */
export const serverFlags = ['--max-semi-space-size=2', '--v8-pool-size=1'];
