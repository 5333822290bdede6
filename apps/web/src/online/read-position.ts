import type { GameListItem } from '@halma/protocol';
import { type Position, parsePosition } from '@halma/rules';
import { api } from './api.ts';
import { rulesOfTerms } from './replay-history.ts';

/** Returns the position of a game; null before its start, or if this page cannot read it. */
export async function readPosition({
  game,
  terms,
}: Pick<GameListItem, 'game' | 'terms'>): Promise<Position | null> {
  const view = await api('getGame', { parameters: { game } });
  const rules = rulesOfTerms(terms);
  if (!view.ok || view.value.position === undefined || !rules.ok) return null;
  const position = parsePosition(rules.value, view.value.position);
  return position.ok ? position.value : null;
}
