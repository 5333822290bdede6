import { onlineStrings } from '@halma/locales/online';
import { describeFailure } from './describe-failure.ts';
import type { Failure } from './failure.ts';

/** Describes why a chat message was not sent. */
export function describeChatFailure(refusal: Failure): string {
  const { notSent, unsupportedCharacter } = onlineStrings().chat;
  if (refusal.code === 'no-connection') return notSent;
  return refusal.code === 'bad-message' ? unsupportedCharacter : describeFailure(refusal);
}
