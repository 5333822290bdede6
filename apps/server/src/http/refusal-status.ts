import type { RefusalCode } from '@halma/protocol';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const STATUSES: Readonly<Partial<Record<RefusalCode, ContentfulStatusCode>>> = {
  'too-large': 413,
  'not-json': 400,
  'bad-message': 400,
  'not-found': 404,
  'unknown-game-id': 404,
  'method-not-allowed': 405,
  'foreign-origin': 403,
  'no-session': 401,
  'wrong-password': 401,
  'account-closed': 403,
  'code-needed': 401,
  'wrong-code': 401,
  'proof-needed': 403,
  'bad-link': 404,
  'missing-scope': 403,
  'token-needed': 403,
  'bot-account': 403,
  'not-allowed': 403,
  'no-account': 403,
  'conflict-of-interest': 403,
  muted: 403,
  suspended: 403,
  'barred-from-rated': 403,
  'aborted-too-often': 403,
  'not-seated': 403,
  'no-challenges': 403,
  'foreign-push-service': 403,
  'too-many': 429,
  'too-many-watched': 429,
  'internal-error': 500,
  stopping: 503,
};

/** Returns the HTTP status of a refusal: 409 if the request conflicts with the current state. */
export function refusalStatus(code: RefusalCode): ContentfulStatusCode {
  return STATUSES[code] ?? 409;
}
