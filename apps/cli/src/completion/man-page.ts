import type { Command } from './command-table.ts';

/** Formats the manual page of the command, in the markup of `man`. */
export function manPage(commands: readonly Command[], version: string): string {
  const sections = commands.map(({ words, summary, options }) =>
    [
      `.SS ${escapeText(`halma ${words.join(' ')}`)}`,
      `${escapeText(summary)}.`,
      ...options.flatMap(({ flag, description }) => [
        '.TP',
        `.B ${escapeText(flag)}`,
        escapeText(description),
      ]),
    ].join('\n'),
  );
  return [
    `.TH HALMA 1 "" "halma ${version}"`,
    '.SH NAME',
    'halma \\- play, analyse and solve the games of the Halma family',
    '.SH SYNOPSIS',
    '.B halma',
    '.I command',
    '[options]',
    '.SH DESCRIPTION',
    'Options and operands become the fields of a request. With \\-\\-json a command prints one JSON object; with \\-\\-stdin it answers one JSON request per line.',
    '.SH COMMANDS',
    ...sections,
    '.SH EXIT STATUS',
    '0: done. 1: refused. 2: invalid command line. 130, 143, 129: stopped by Ctrl-C, by SIGTERM, or because the terminal was closed.',
    '',
  ].join('\n');
}

/** Escapes the characters that `man` would interpret: backslashes, hyphens, and dots and quotes at the start of a line. */
function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
}
