import type { SHELLS } from '../request/fields/service-fields.ts';
import { type Command, type CommandOption, firstWords, nextWords } from './command-table.ts';

/** The functions that write the completion script of each shell. */
export const COMPLETION_SCRIPTS: Readonly<
  Record<(typeof SHELLS)[number], (commands: readonly Command[]) => string>
> = {
  bash: bashScript,
  zsh: (commands) => `#compdef halma\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(commands)}`,
  fish: fishScript,
};

/**
 * Returns a script for bash, which zsh also runs. It finds the longest command at the start of the line, then
 * completes its next word, the value of an option, or an option.
 */
function bashScript(commands: readonly Command[]): string {
  const next = nextWords(commands);
  const rows = [...new Set([...commands.map(({ words }) => words.join(' ')), ...next.keys()])].map((name) => {
    const command = commands.find(({ words }) => words.join(' ') === name);
    const words = [...(next.get(name) ?? []), ...(command?.operandWords ?? [])].join(' ');
    const flags = (command?.options ?? []).map(({ flag }) => flag).join(' ');
    return `    '${name}') words='${words}'; flags='${flags}' ;;`;
  });
  const values = new Map(
    commands.flatMap(({ options }) => options).map(({ flag, value }) => [flag, value] as const),
  );
  const valueRows = [...values]
    .filter(([, value]) => value !== null)
    .map(([flag, value]) => `    ${flag}) ${bashValue(value)}; return ;;`);
  return `_halma_files() {
  # File names may contain spaces.
  local IFS=$'\\n'
  COMPREPLY+=($(compgen -f -- "$word"))
}
_halma() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} name='' words='' flags='' i
  case "$before" in
${valueRows.join('\n')}
  esac
  words='${[...firstWords(commands), 'help'].join(' ')}' flags='--help --stdin --version'
  for ((i = 1; i < COMP_CWORD; i++)); do
    [ "$i" = 1 ] && [ "\${COMP_WORDS[i]}" = help ] && continue
    name="\${name:+$name }\${COMP_WORDS[i]}"
    case "$name" in
${rows.join('\n')}
    esac
  done
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$word")); _halma_files ;;
  esac
}
complete -o filenames -F _halma halma
`;
}

function bashValue(value: CommandOption['value']): string {
  if (value === 'file') return 'COMPREPLY=(); _halma_files';
  return `COMPREPLY=($(compgen -W '${value === 'text' || value === null ? '' : value.join(' ')}' -- "$word"))`;
}

/** Returns a script for fish, with the descriptions of commands and options. */
function fishScript(commands: readonly Command[]): string {
  const summaryOf = (name: string): string =>
    commands.find(({ words }) => words.join(' ') === name)?.summary ?? `${name} commands`;
  const lines = firstWords(commands).map(
    (word) => `complete -c halma -n __fish_use_subcommand -a ${word} -d ${quote(summaryOf(word))}`,
  );
  for (const [prefix, words] of nextWords(commands))
    for (const word of words)
      lines.push(
        `complete -c halma -n ${quote(seenCondition(prefix.split(' ')))} -a ${word} -d ${quote(summaryOf(`${prefix} ${word}`))}`,
      );
  for (const { words, options, operandWords } of commands) {
    const condition = quote(seenCondition(words));
    if (operandWords.length > 0)
      lines.push(`complete -c halma -n ${condition} -a ${quote(operandWords.join(' '))}`);
    for (const { flag, description, value } of options) {
      const valueFlag =
        value === null
          ? ''
          : value === 'file'
            ? ' -r'
            : value === 'text'
              ? ' -x'
              : ` -x -a ${quote(value.join(' '))}`;
      lines.push(
        `complete -c halma -n ${condition} -l ${flag.slice(2)}${valueFlag} -d ${quote(description)}`,
      );
    }
  }
  return `complete -c halma -e\n${lines.join('\n')}\n`;
}

function seenCondition(words: readonly string[]): string {
  return words.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
