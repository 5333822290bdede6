import { FIELDS, type FieldName, fieldOf } from '../request/fields/fields.ts';
import type { Verb } from '../verbs/verb.ts';
import { formatOperand } from './help.ts';

/**
 * Rewrites the message of a refused request for the command line. Where a request has a field such as “kind”,
 * the command line has the operand <kind> or the option --kind.
 */
export function inCommandLineTerms(message: string, verb: Verb): string {
  return message.replace(/(?:The (?:field|limit) )?“(\w+)”/g, (text, name: string) =>
    isFieldOf(verb, name) ? wordOf(verb, name) : text,
  );
}

function isFieldOf({ fields }: Verb, name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name) && fields.some((field) => field === name);
}

function wordOf({ operands }: Verb, name: FieldName): string {
  return operands.includes(name) ? formatOperand(name) : `--${fieldOf(name).flag}`;
}
