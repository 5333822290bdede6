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
  'not-allowed': 403,
  'no-account': 403,
  muted: 403,
  'not-seated': 403,
  'too-many': 429,
  'internal-error': 500,
  stopping: 503,
};

/** The status with which a refusal is answered: what things as they stand do not allow is a conflict. */
export function statusOf(code: RefusalCode): ContentfulStatusCode {
  return STATUSES[code] ?? 409;
}
