/** The games of the Halma family: what they are, what may be played in them, how they end, and how they are written. */
export { type Board, type Cell, cellName, type Direction } from './board/board.ts';
export { BOARD_IDS, BOARDS, type BoardId, boardOfId } from './board/boards.ts';
export { hasReachedGoal } from './ends/goals.ts';
export { homeTestTurn } from './ends/home-limit.ts';
export { abandon, agreeDraw, claimDraw, resign, runOutOfTime } from './ends/other-ends.ts';
export {
  type Outcome,
  resultText,
  TERMINATIONS,
  type Termination,
  type Tier,
} from './ends/outcome.ts';
export { hasFinished, isOut } from './ends/ranking.ts';
export { freeOptions, GAMES, type Game, type Goal, gameOfId, type Setup } from './game/games.ts';
export {
  OPTION_NAMES,
  type OptionName,
  type OptionValues,
  optionChoices,
  optionText,
} from './game/options.ts';
export { plainName } from './game/plain-name.ts';
export { DEFAULT_PRESET, isPresetId, PRESET_IDS, type PresetId } from './game/presets.ts';
export { formatHfn, type HfnFields, parseHfn } from './notation/hfn.ts';
export { formatKey, parseKey } from './notation/key.ts';
export { letterOfMan } from './notation/men-letters.ts';
export { formatFullMove, formatMove, formatShortMove, parseMove } from './notation/move-text.ts';
export { formatPosition, parsePosition, positionOfFields } from './notation/position-text.ts';
export { parseRecord } from './notation/read-record.ts';
export type { GameRecord } from './notation/record.ts';
export {
  formatRecordedTurn,
  playRecorded,
  positionsByMove,
  type RecordedTurn,
  type Told,
  turnsAmong,
} from './notation/recorded-turn.ts';
export { formatRecord } from './notation/write-record.ts';
export { perft } from './perft.ts';
export { hasManIn, isRanked, type Position } from './position/position.ts';
export { startPosition } from './position/start.ts';
export { accept, REFUSAL_CODES, type Refusal, type RefusalCode, type Result, refuse } from './refusal.ts';
export type { MoveTable } from './rules/move-table.ts';
export { acceptedValues } from './rules/offered-options.ts';
export { statedOptions } from './rules/resolve-options.ts';
export { makeRules, type Rules, type RulesChoice } from './rules/rules.ts';
export { type Side, sideOf } from './rules/sides.ts';
export type { Yard } from './rules/yards.ts';
export {
  KINDS,
  kindOf,
  MARKED,
  type Man,
  manOf,
  SEAT_LETTERS,
  SEAT_SLOTS,
  type Seat,
  type SeatLetter,
  seatLetter,
  seatOf,
  seatOfLetter,
  VACANT,
} from './seat.ts';
export { mustEmptyYard } from './turn/duties.ts';
export { cellsOfSeat, listWalks } from './turn/generate.ts';
export { legalMoves, listMoves } from './turn/legal-moves.ts';
export {
  codeFrom,
  codeOfMove,
  codeTo,
  type Drop,
  type Leave,
  type Move,
  type MoveCode,
  moveOfCode,
  PASS,
  type Pass,
  type Walk,
} from './turn/move.ts';
export { MoveList } from './turn/move-list.ts';
export { play, playListed } from './turn/play.ts';
export { playAll } from './turn/play-all.ts';
export { canonicalRoute, jumpsFrom } from './turn/routes.ts';
export { routesTo } from './turn/routes-to.ts';
export { type YardDuty, yardDuty } from './turn/yard-duty.ts';
