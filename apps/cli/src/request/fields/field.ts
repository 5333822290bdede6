/** The types of field values, by kind. */
export interface FieldValues {
  readonly text: string;
  readonly 'text-list': readonly string[];
  readonly 'text-map': Readonly<Record<string, string>>;
  readonly number: number;
  readonly 'number-map': Readonly<Record<string, number>>;
  readonly boolean: boolean;
}

/** A field of a request, and the option that sets it on a command line. */
export interface Field {
  readonly kind: keyof FieldValues;
  /** The option that sets the field, without dashes; null when the command line cannot set it. */
  readonly flag: string | null;
  /** The placeholder for the value in the help. */
  readonly placeholder: string;
  readonly description: string;
  /** Whether the command line names a file that contains the value. */
  readonly isFile?: true;
}

/** Joins words as a choice: `a, b or c`. */
export function joinWithOr(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
