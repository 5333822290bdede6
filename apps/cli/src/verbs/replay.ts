import { accept, formatPosition, formatRecordedTurn, type Position, type SeatLetter } from '@halma/rules';
import { terminationText } from '@halma/rules/english';
import type { Paint } from '../drawing/paint.ts';
import { drawPosition, formatCount } from '../drawing/position-text.ts';
import { formatTable, wrapWords } from '../drawing/text-layout.ts';
import type { CommandResult } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { type ReplayedGame, readGameFile, requestedGames } from '../request/replayed-game.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const replay: RequestVerb = {
  kind: 'request',
  name: 'replay',
  summary: 'Replay a record, or a key from the leaflets',
  details: [
    'A file that starts with a tag such as [Event "Club evening"] is a record, and a file that starts with a square such as II,5 is a key; - is standard input. If a file has several records, such as the games of an arena, --number chooses one; otherwise the command replays them all.',
    'A record names its game. In a key, one army moves alone, from --position or from its full camp.',
  ],
  examples: [
    'replay game.hgn',
    'replay games.hgn --number 3',
    'replay examples/leaflets/parker-a-bring-out.txt',
  ],
  fields: [...POSITION_FIELDS, 'record', 'number', 'key'],
  operands: [],
  run: replayGames,
  readFile: readGameFile,
};

/** The data that the command shows about a replayed game. Of the positions, it includes only the last. */
interface Replay {
  readonly number: number;
  readonly end: Position;
  readonly plies: number;
  readonly moves: readonly string[];
  readonly players: readonly string[];
  readonly result: string;
  readonly termination: ReplayedGame['termination'];
}

function replayGames(request: Request): CommandResult<VerbOutput> {
  const games = requestedGames(request);
  if (!games.ok) return games;
  const replays: Replay[] = [];
  for (const { number, replay: replayGame } of games.value) {
    const game = replayGame();
    if (!game.ok) return game;
    replays.push(summarise(number, game.value));
  }
  const [first] = replays;
  return accept(
    first !== undefined && replays.length === 1
      ? { data: () => dataOf(first), text: (paint) => drawReplay(first, paint) }
      : { data: () => ({ games: replays.map(dataOf) }), text: () => drawTable(replays) },
  );
}

function summarise(number: number, { positions, turns, players, result, termination }: ReplayedGame): Replay {
  const end = positions.at(-1) ?? positions[0];
  return {
    number,
    end,
    plies: end.ply - positions[0].ply,
    moves: turns.map((turn, index) => formatRecordedTurn(positions[index] ?? end, turn)),
    players: Object.keys(players).map((seat) => players[seat as SeatLetter] ?? ''),
    result,
    termination,
  };
}

function dataOf({ end, result, termination, moves }: Replay): Readonly<Record<string, unknown>> {
  return { position: formatPosition(end), result, termination, moves };
}

function drawReplay({ end, moves, plies, result, termination }: Replay, paint: Paint): string {
  return [
    wrapWords(moves),
    '',
    drawPosition(end, paint),
    '',
    `${formatCount(plies, 'turn')} replayed.`,
    ...(end.outcome === null && result !== '*' ? [`Result ${result}: ${terminationText(termination)}.`] : []),
  ].join('\n');
}

/** Draws a table of games. */
function drawTable(replays: readonly Replay[]): string {
  const rows = replays.map(({ number, end, players, plies, result, termination }) => [
    `${number}`,
    end.rules.game.id,
    players.join(', '),
    `${plies}`,
    result,
    termination,
  ]);
  return [
    formatTable([['', 'game', 'players', 'turns', 'result', 'end'], ...rows], [0, 3]),
    '',
    `${formatCount(replays.length, 'game')} replayed.`,
  ].join('\n');
}
