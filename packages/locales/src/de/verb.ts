/** The name of the player at this screen. */
export const YOU = 'Du';

/** Returns a name with the form of the verb that agrees with it: `Du hast`, `Gelb hat`. */
export function withVerb(name: string, yours: string, others: string): string {
  return `${name} ${name === YOU ? yours : others}`;
}
