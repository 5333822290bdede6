import { accept } from '@halma/rules';
import type { Environment } from '../environment.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from '../request/fields/fields.ts';
import { SHELLS } from '../request/fields/service-fields.ts';
import { requireField } from '../request/validate-request.ts';
import type { VerbOutput } from '../verbs/verb.ts';
import { VERBS } from '../verbs/verbs.ts';
import { commandTable } from './command-table.ts';
import { manPage } from './man-page.ts';
import { COMPLETION_SCRIPTS } from './scripts.ts';

/** Returns the completion script of the requested shell. */
export function printCompletion(request: Request, { hasServer }: Environment): CommandResult<VerbOutput> {
  const name = requireField('shell', request.shell);
  if (!name.ok) return name;
  const shell = SHELLS.find((candidate) => candidate === name.value);
  if (shell === undefined)
    return refuse('bad-request', `The field “shell” must be one of ${SHELLS.join(', ')}.`);
  const script = COMPLETION_SCRIPTS[shell](commandTable(VERBS, hasServer));
  return accept({ data: () => ({ script }), text: () => script.trimEnd() });
}

/** Returns the manual page. */
export function printManPage({ hasServer, version }: Environment): CommandResult<VerbOutput> {
  const page = manPage(commandTable(VERBS, hasServer), version);
  return accept({ data: () => ({ page }), text: () => page.trimEnd() });
}
