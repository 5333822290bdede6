/** The time limit for a request that does not go through `createApi`, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
