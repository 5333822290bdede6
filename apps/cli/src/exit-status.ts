/** The exit statuses of the process. A status above 128 identifies the signal that ended the process. */
export const EXIT_STATUS = {
  success: 0,
  refused: 1,
  usageError: 2,
  hangup: 129,
  interrupted: 130,
  terminated: 143,
} as const;
