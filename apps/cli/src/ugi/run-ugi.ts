import { accept } from '@halma/rules';
import type { Environment } from '../environment.ts';
import { EXIT_STATUS } from '../exit-status.ts';
import type { CommandResult } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { requestedLevel } from '../request/level.ts';
import { requestedRules } from '../request/position.ts';
import { requestedThreads } from '../request/threads.ts';
import { LineSplitter, MAX_LINE_BYTES } from '../serve/line-splitter.ts';
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
  const splitter = new LineSplitter(MAX_LINE_BYTES);
  for await (const chunk of environment.input) {
    for (const line of splitter.push(chunk)) {
      if (!('text' in line)) continue;
      if (line.text.trim() === 'quit') {
        session.stop();
        await session.finish();
        return accept(EXIT_STATUS.success);
      }
      await session.handleLine(line.text);
    }
  }
  for (const line of splitter.end()) if ('text' in line) await session.handleLine(line.text);
  await session.finish();
  return accept(EXIT_STATUS.success);
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
