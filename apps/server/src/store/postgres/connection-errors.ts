const NOT_RESPONDING = 'PostgreSQL is not responding at the address in DATABASE_URL.';
const WRONG_PASSWORD = 'PostgreSQL rejects the user or the password in DATABASE_URL.';
const UNRESOLVED_HOST = 'The host in DATABASE_URL cannot be resolved.';

/** Explanations for a failed connection, by PostgreSQL or system error code. */
const PROBLEMS: Readonly<Record<string, string>> = {
  '28P01': WRONG_PASSWORD,
  '28000': 'PostgreSQL does not let the user in DATABASE_URL connect from this machine; see its pg_hba.conf.',
  '3D000': 'PostgreSQL has no database with the name in DATABASE_URL.',
  '53300': 'PostgreSQL has no connection left for this server.',
  ENOTFOUND: UNRESOLVED_HOST,
  EAI_AGAIN: UNRESOLVED_HOST,
  ECONNREFUSED: 'PostgreSQL is not listening at the host and port in DATABASE_URL.',
};

/** Explanations for a failed connection, by a part of the error's message, whatever its code. */
const PROBLEMS_BY_MESSAGE: readonly (readonly [part: RegExp, problem: string])[] = [
  [
    /no encryption|SSL off/,
    'PostgreSQL accepts only connections over TLS: add ?sslmode=verify-full to DATABASE_URL.',
  ],
  [/does not support SSL/, 'PostgreSQL does not offer TLS, which DATABASE_URL asks for.'],
  [/password must be a string/, WRONG_PASSWORD],
  // The error for the driver's own timeout has no code.
  [/timeout/, NOT_RESPONDING],
];

/** Explains in one sentence why PostgreSQL cannot be reached; undefined for any other error. */
export function explainConnectionError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const byMessage = PROBLEMS_BY_MESSAGE.find(([part]) => part.test(error.message));
  if (byMessage !== undefined) return byMessage[1];
  const code = 'code' in error ? String(error.code) : '';
  return PROBLEMS[code] ?? (code.startsWith('ECONN') ? NOT_RESPONDING : undefined);
}
