import type { Result } from '@halma/protocol';
import { parseOperatorCommand } from '../src/admin/operator-command.ts';
import type { Settings } from '../src/settings.ts';

/** Parses and runs an operator command. Returns its output, or why it was refused. */
export async function runOperatorCommand(
  args: readonly string[],
  settings: Settings,
  now: number,
): Promise<Result<string, string>> {
  const command = parseOperatorCommand(args);
  return command.ok ? command.value(settings, now) : command;
}
