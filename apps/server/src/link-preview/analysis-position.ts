import { manColourOf } from '@halma/board/drawing';
import { gameStrings } from '@halma/locales/game';
import { gameNames } from '@halma/locales/game-names';
import { linkPreviewStrings } from '@halma/locales/link-preview';
import { GAMES, isGameId, makeRules, type Position, parseHfn, positionFromHfnFields } from '@halma/rules';
import type { PreviewSource } from './link-preview.ts';

/** The maximum length of a position in a URL, in characters. */
const MAX_POSITION_LENGTH = 400;

/** Returns the preview of a position on the analysis board. The query of the page's URL contains the position. */
export const analysisPositionPreview: PreviewSource = async (url, language) => {
  if (url.pathname !== '/analysis') return undefined;
  const text = url.searchParams.get('position');
  const position = text === null ? undefined : readPosition(text, url.searchParams.get('game'));
  if (position === undefined) return undefined;
  const strings = await linkPreviewStrings.in(language);
  const { colours } = await gameStrings.in(language);
  const { titles } = await gameNames.in(language);
  const { rules } = position;
  const { id, title } = rules.game;
  return {
    title: strings.position(isGameId(id) ? titles[id] : title),
    description:
      position.outcome === null
        ? strings.positionText(colours[manColourOf(rules, position.toMove)])
        : strings.finishedPositionText,
    board: { position, key: `position ${id} ${text}`, version: undefined },
  };
};

/**
 * Reads a position of a game, or of the first game that is played on its board; undefined if the text is too long or is
 * not a position of that game.
 */
function readPosition(text: string, game: string | null): Position | undefined {
  const fields = text.length > MAX_POSITION_LENGTH ? undefined : parseHfn(text);
  if (!fields?.ok) return undefined;
  const board = fields.value.board;
  const id = game ?? GAMES.find((candidate) => candidate.board === board)?.id ?? '';
  const rules = makeRules({ game: id });
  const position = rules.ok ? positionFromHfnFields(rules.value, fields.value) : undefined;
  return position?.ok ? position.value : undefined;
}
