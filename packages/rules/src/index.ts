/** The rules of the Halma family: boards, games, legal moves, outcomes and notation. */
export { type Board, type Cell, cellName } from './board/board.ts';
export { BOARD_IDS, BOARDS, type BoardId, boardById } from './board/boards.ts';
export { type BoardDefinition, defineBoard } from './board/define-board.ts';
export type { BoardSymmetry, Coordinates, Direction, LatticePoint, Shape, ShapeName } from './board/shape.ts';
export { checkPosition, checkRules } from './check-arguments.ts';
export { hasReachedGoal } from './ends/goals.ts';
export { homeLimitTurn } from './ends/home-limit.ts';
export {
  formatResult,
  type Outcome,
  type Termination,
  type Tier,
} from './ends/outcome.ts';
export { placeOf } from './ends/place.ts';
export { abort, agreeDraw, claimDraw, loseOnTime, resign } from './ends/player-ends.ts';
export { hasFinished, isEliminated, type RankState } from './ends/ranking.ts';
export { TERMINATIONS } from './ends/terminations.ts';
export { defineGame, type GameDefinition } from './game/define-game.ts';
export {
  type AnyGame,
  type CustomGame,
  configurableOptions,
  GAME_IDS,
  GAMES,
  type Game,
  type GameData,
  type GameId,
  type Goal,
  gameById,
  isGameId,
  type StartingSetup,
} from './game/games.ts';
export { GAME_GROUPS, type GameGroup, gamesInGroup, groupOf, isGameGroup } from './game/groups.ts';
export type { MovementName } from './game/movements.ts';
export { normalizeName } from './game/normalize-name.ts';
export {
  formatOptionValue,
  OPTION_NAMES,
  type OptionName,
  type OptionValues,
  optionChoices,
  parseOptionValue,
} from './game/options.ts';
export { DEFAULT_PRESET, isPresetId, PRESET_IDS, type PresetId } from './game/presets.ts';
export { formatRecord } from './notation/format-record.ts';
export { formatHfn, type HfnFields, parseHfn } from './notation/hfn.ts';
export { formatLeafletMoves, parseLeafletMoves } from './notation/leaflet-moves.ts';
export { manLetter } from './notation/man-letters.ts';
export {
  type BoardSource,
  formatFullMove,
  formatMove,
  formatShortMove,
  parseMove,
} from './notation/move-text.ts';
export { parseRecord } from './notation/parse-record.ts';
export { formatPosition, parsePosition, positionFromHfnFields } from './notation/position-text.ts';
export type { GameRecord } from './notation/record.ts';
export {
  formatRecordedTurn,
  playRecordedTurn,
  positionsAfterMoves,
  type RecordedMove,
  type RecordedTurn,
  type RecordedWithdrawal,
  type TurnAnnotation,
  turnsFromPositions,
  type WithdrawalReason,
} from './notation/recorded-turn.ts';
export {
  deserializePosition,
  type SerializedPosition,
  serializePosition,
} from './notation/serialized-position.ts';
export { perft } from './perft.ts';
export { type Draft, hasManIn, isRanked, type Position } from './position/position.ts';
export type { RepetitionHistory } from './position/repetition-history.ts';
export { startPosition } from './position/start.ts';
export { accept, type Refusal, type RefusalCode, type Result, refuse } from './refusal.ts';
export { REFUSAL_CODES } from './refusal-codes.ts';
export { allowedOptionValues } from './rules/allowed-option-values.ts';
export type { Camps } from './rules/camps.ts';
export type { MoveTable } from './rules/move-table.ts';
export { nonDefaultOptions } from './rules/resolve-options.ts';
export { type GameName, makeRules, type Rules, type RulesConfig } from './rules/rules.ts';
export { type Side, sideOf } from './rules/sides.ts';
export {
  KIND_COUNT,
  kindOf,
  MARKED_KIND,
  type Man,
  manOf,
  SEAT_LETTERS,
  SEAT_SLOTS,
  type Seat,
  type SeatLetter,
  seatFromLetter,
  seatLetter,
  seatOf,
  VACANT,
} from './seat.ts';
export { type CampRestriction, campRestriction } from './turn/camp-restriction.ts';
export { collectMenCells, listNormalMoves } from './turn/generate-moves.ts';
export { legalMoves, listMoves } from './turn/legal-moves.ts';
export { type Jump, jumpInDirection, withoutMover } from './turn/long-jumps.ts';
export {
  type BearOff,
  type Drop,
  decodeMove,
  encodeMove,
  fromCell,
  type Move,
  type MoveCode,
  type NormalMove,
  PASS,
  type Pass,
  toCell,
} from './turn/move.ts';
export { MoveList } from './turn/move-list.ts';
export { play, playUnchecked } from './turn/play.ts';
export { playAll } from './turn/play-all.ts';
export { canonicalRoute, jumpCountsFrom } from './turn/routes.ts';
export { routesTo } from './turn/routes-to.ts';
export { mustEvacuateCamp } from './turn/turn-restrictions.ts';
