/** The codes with which the server closes a socket, with explanations for the documentation. */
export const CLOSE_CODES = {
  sessionEnded: {
    code: 4001,
    meaning: 'The session has ended. Do not connect again without a new session.',
  },
  stopping: {
    code: 1012,
    meaning: 'This server is stopping. Connect again after the delay in `stopping`.',
  },
  flood: {
    code: 1008,
    meaning:
      'The client has sent far more than the rate limit allows. The server refuses its new sockets for half a minute.',
  },
  tooLarge: {
    code: 1009,
    meaning: 'A message was larger than the server accepts.',
  },
  malformed: {
    code: 1002,
    meaning: 'A frame did not follow the WebSocket protocol.',
  },
} as const;

/** The reasons why the server closes a socket. */
export type CloseReason = keyof typeof CLOSE_CODES;
