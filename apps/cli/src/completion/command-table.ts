import { GAME_IDS, PRESET_IDS } from '@halma/rules';
import { listOptions } from '../command-line/help.ts';
import type { FieldName } from '../request/fields/fields.ts';
import { TEXT_KINDS } from '../request/fields/notation-fields.ts';
import { SHELLS } from '../request/fields/service-fields.ts';
import { LEVEL_WORDS } from '../request/level.ts';
import { SERVER_VERBS } from '../server/server-verbs.ts';
import type { Verb } from '../verbs/verb.ts';

/** An option of a command, without its placeholder. */
export interface CommandOption {
  /** With two dashes. */
  readonly flag: string;
  readonly description: string;
  /** The kind of value that the option takes; null if it takes no value. */
  readonly value: readonly string[] | 'file' | 'text' | null;
}

/** A command as described to shell completion. */
export interface Command {
  /** The words after `halma`. */
  readonly words: readonly string[];
  readonly summary: string;
  readonly options: readonly CommandOption[];
  /** The words accepted as operands; empty if the operand is a file or free text. */
  readonly operandWords: readonly string[];
}

/** The words that some fields accept. */
const FIELD_WORDS: Partial<Record<FieldName, readonly string[]>> = {
  game: GAME_IDS,
  preset: PRESET_IDS,
  kind: TEXT_KINDS,
  shell: SHELLS,
  level: LEVEL_WORDS,
};

/**
 * Returns every command with its options.
 *
 * @param hasServer whether the commands for operators are installed
 */
export function commandTable(verbs: readonly Verb[], hasServer: boolean): readonly Command[] {
  const serverCommands = SERVER_VERBS.map(
    ({ name, summary, forms }): Command => ({
      words: [name],
      summary,
      options: [],
      operandWords: forms.flatMap(({ usage }) => (usage.split(' ')[1]?.match(/^[\w-]+$/) ?? []).slice(0, 1)),
    }),
  );
  return [
    ...verbs.map(
      (verb): Command => ({
        words: verb.name.split(' '),
        summary: verb.summary,
        options: optionsOf(verb),
        operandWords: verb.operands.flatMap((name) => FIELD_WORDS[name] ?? []),
      }),
    ),
    ...(hasServer ? serverCommands : []),
  ];
}

function optionsOf(verb: Verb): readonly CommandOption[] {
  return listOptions(verb).map(([term, description]): CommandOption => {
    const [, flag = '', placeholder = ''] = /(--[\w-]+) ?(.*)$/.exec(term) ?? [];
    const name = verb.fields.find((field) => FIELD_WORDS[field] !== undefined && `--${field}` === flag);
    const words = name === undefined ? undefined : FIELD_WORDS[name];
    return { flag, description, value: placeholder === '' ? null : (words ?? kindOf(placeholder)) };
  });
}

function kindOf(placeholder: string): 'file' | 'text' {
  return /^<(?:file|path|folder)>$/.test(placeholder) ? 'file' : 'text';
}

/** Returns the distinct first words of the commands. */
export function firstWords(commands: readonly Command[]): readonly string[] {
  return [...new Set(commands.map(({ words }) => words[0] ?? ''))];
}

/** Returns the words that can follow each prefix of a multi-word command. */
export function nextWords(commands: readonly Command[]): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, Set<string>>();
  for (const { words } of commands)
    for (let length = 1; length < words.length; length += 1) {
      const prefix = words.slice(0, length).join(' ');
      next.set(prefix, (next.get(prefix) ?? new Set()).add(words[length] ?? ''));
    }
  return new Map([...next].map(([prefix, words]) => [prefix, [...words]]));
}
