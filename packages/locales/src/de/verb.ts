/** What whoever sits at the screen is called. */
export const YOU = 'Du';

/** The verb that goes with a name: `Du hast`, `Gelb hat`. */
export function verb(name: string, yours: string, others: string): string {
  return `${name} ${name === YOU ? yours : others}`;
}
