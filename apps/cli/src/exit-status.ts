/** The exit statuses of the process. Those above 128 name the signal that ended it. */
export const EXIT_STATUS = {
  success: 0,
  refused: 1,
  usageError: 2,
  hangup: 129,
  interrupted: 130,
  terminated: 143,
} as const;
