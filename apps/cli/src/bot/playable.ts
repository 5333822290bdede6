import {
  type DeclineReason,
  type GameTerms,
  gameTempo,
  RATING_TEMPOS,
  type StreamLine,
} from '@halma/protocol';
import { makeRules, type Position, parsePosition, type Result } from '@halma/rules';
import type { BotSettings } from './bot-settings.ts';

type TurnLine = Extract<StreamLine, { readonly say: 'turn' }>;

/** The only rules that the CSCI-561 file protocol supports. */
const CSCI561_RULES = { game: 'halma-2', preset: 'csci-561' } as const;

/** Returns why a bot does not play by certain rules; undefined if it does. */
export function reasonAgainst(
  rules: TurnLine['rules'],
  { engine, gameIds }: Pick<BotSettings, 'engine' | 'gameIds'>,
): string | undefined {
  if (gameIds !== undefined && !gameIds.has(rules.game)) return `it does not play ${rules.game}`;
  if (engine.kind !== 'csci561') return undefined;
  const isSupported =
    rules.game === CSCI561_RULES.game &&
    rules.preset === CSCI561_RULES.preset &&
    Object.keys(rules.options).length === 0;
  return isSupported
    ? undefined
    : `its program plays only ${CSCI561_RULES.game} with ${CSCI561_RULES.preset}`;
}

/** Returns the reason with which a bot declines a challenge; undefined if it accepts. */
export function reasonToDecline(
  terms: Pick<GameTerms, 'rules' | 'clock' | 'rated'>,
  settings: BotSettings,
): DeclineReason | undefined {
  if (reasonAgainst(terms.rules, settings) !== undefined) return 'other-game';
  const { accepted, tempos } = settings;
  if (terms.rated && !accepted.has('rated')) return 'rated';
  if (!terms.rated && !accepted.has('casual')) return 'casual';
  const tempo = gameTempo(terms);
  if (tempos.has(tempo)) return undefined;
  const fasterTempos = RATING_TEMPOS.slice(0, RATING_TEMPOS.indexOf(tempo));
  return fasterTempos.some((other) => tempos.has(other)) ? 'too-slow' : 'too-fast';
}

/** Returns the position of a turn. Refuses rules and positions that this version does not know. */
export function positionOf({ rules, position }: Pick<TurnLine, 'rules' | 'position'>): Result<Position> {
  const options = Object.fromEntries(
    Object.entries(rules.options).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const resolvedRules = makeRules({ game: rules.game, preset: rules.preset, options });
  return resolvedRules.ok ? parsePosition(resolvedRules.value, position) : resolvedRules;
}
