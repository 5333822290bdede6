/** Returns the ordinal of a rank from 1 to 20: `1st`, `4th`. */
export function formatOrdinal(place: number): string {
  return ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`;
}
