import { numberColumn, textColumn } from '../../src/store/columns.ts';
import type { Query } from '../../src/store/database.ts';
import type { GameJournal } from './bots.ts';

/** Compares a game's log with what the server acknowledged. Returns the faults found. */
export async function compareJournal(
  query: Query,
  { game, acknowledged }: GameJournal,
): Promise<readonly string[]> {
  const rows = await query('SELECT seq, command FROM events WHERE game = $1 ORDER BY seq', [game]);
  const [summary] = await query('SELECT phase FROM games WHERE game = $1', [game]);
  const commands = rows.map((row) => textColumn(row, 'command'));
  const faults: string[] = [];
  if (rows.some((row, index) => numberColumn(row, 'seq') !== index)) faults.push('the log has a gap');
  if (new Set(commands).size < commands.length) faults.push('a command was carried out twice');
  for (const { id, seq } of acknowledged) {
    if (!commands[seq]?.endsWith(`:${id}`)) faults.push(`event ${seq} was acknowledged but is missing`);
  }
  if (summary?.phase !== 'over') faults.push('the game is not over');
  return faults.map((fault) => `${game}: ${fault}`);
}
