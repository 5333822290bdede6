/** The exit statuses of the process. A status above 128 identifies the signal that ended the process. */
export const EXIT_STATUS = {
  success: 0,
  refused: 1,
  usageError: 2,
  hangup: 129,
  interrupted: 130,
  terminated: 143,
} as const;

/** A signal that asks a command to stop: Ctrl-C, `kill`, or a closed terminal. */
export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

export const STOP_SIGNALS: readonly StopSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The exit status for each signal that asks a command to stop. */
export const STOP_SIGNAL_STATUS: Readonly<Record<StopSignal, number>> = {
  SIGINT: EXIT_STATUS.interrupted,
  SIGTERM: EXIT_STATUS.terminated,
  SIGHUP: EXIT_STATUS.hangup,
};
