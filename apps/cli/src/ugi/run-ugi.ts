import { accept } from '@halma/rules';
import type { Environment } from '../environment.ts';
import { EXIT_STATUS } from '../exit-status.ts';
import type { CommandResult } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requestedLevel } from '../request/level.ts';
import { requestedRules } from '../request/position.ts';
import { requestedThreads } from '../request/threads.ts';
import { type Line, LineSplitter, MAX_LINE_BYTES, UNREADABLE_MESSAGES } from '../serve/line-splitter.ts';
import { UgiSession } from './session.ts';
import { DEFAULT_UGI_SETTINGS, type UgiSettings } from './settings.ts';

/** Speaks the Universal Game Interface over standard input and output until `quit` or the end of the input. */
export async function runUgi(request: Request, environment: Environment): Promise<CommandResult<number>> {
  const settings = requestedSettings(request);
  if (!settings.ok) return settings;
  const session = new UgiSession(
    {
      send: (line) => void environment.write(`${line}\n`),
      engine: environment.work.engine,
      now: environment.work.now,
      version: environment.version,
    },
    settings.value,
  );
  for await (const line of linesOf(environment.input)) {
    if ('unreadable' in line) {
      session.sendNote(UNREADABLE_MESSAGES[line.unreadable]);
      continue;
    }
    if (line.text.trim() === 'quit') {
      session.stop();
      break;
    }
    await session.handleLine(line.text);
  }
  await session.finish();
  return accept(EXIT_STATUS.success);
}

async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Line, void> {
  const splitter = new LineSplitter(MAX_LINE_BYTES);
  for await (const chunk of input) yield* splitter.push(chunk);
  yield* splitter.end();
}

/** Returns the settings from the command line, for programs that cannot set UGI options. */
function requestedSettings(request: Request): CommandResult<UgiSettings> {
  const rules = requestedRules(request);
  if (!rules.ok) return rules;
  const level = requestedLevel(request.level ?? DEFAULT_UGI_SETTINGS.level);
  if (!level.ok) return level;
  const threads = requestedThreads(request);
  if (!threads.ok) return threads;
  const { game, preset } = rules.value;
  return accept({
    ...DEFAULT_UGI_SETTINGS,
    game: game.id,
    ...(game.customBoard && { customGame: game }),
    preset,
    options: { ...request.options },
    level: level.value,
    threads: threads.value,
    tablebase: request.tablebase,
  });
}
