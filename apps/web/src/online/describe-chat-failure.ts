import { onlineStrings } from '@halma/locales/online';
import { describeFailure } from './describe-failure.ts';
import type { Failure } from './failure.ts';

/** Describes why a chat message was not sent. */
export function describeChatFailure(refusal: Failure): string {
  return refusal.code === 'no-connection' ? onlineStrings().chat.notSent : describeTextFailure(refusal);
}

/** Describes why a text, such as that of a report, was not sent. */
export function describeTextFailure(refusal: Failure): string {
  return refusal.code === 'bad-message'
    ? onlineStrings().chat.unsupportedCharacter
    : describeFailure(refusal);
}
