const TOKEN_REFERENCE = /var\(--([\w-]+), ([^()]*(?:\([^)]*\))?[^()]*)\)/g;
const COLOUR_MIX = /color-mix\(in srgb, #([\da-f]{6}), #([\da-f]{6}) (\d+)%\)/g;

/**
 * Replaces the references to colour tokens in the source of a drawing with their values, and colour mixes with their
 * results, for programs that support neither.
 *
 * @param tokenValue returns the value of a token; undefined for its default
 */
export function withoutReferences(
  source: string,
  tokenValue: (token: string) => string | undefined = () => undefined,
): string {
  return source
    .replaceAll(TOKEN_REFERENCE, (_, token: string, fallback: string) => tokenValue(token) || fallback)
    .replaceAll(COLOUR_MIX, (_, one: string, other: string, share: string) =>
      mixedColour(one, other, Number(share) / 100),
    );
}

/**
 * Returns a mixture of two colours, each given as six hexadecimal digits.
 *
 * @param share the share of the second colour, from 0 to 1
 */
function mixedColour(one: string, other: string, share: number): string {
  const channels = [0, 2, 4].map((start) => {
    const [first, second] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((first ?? 0) * (1 - share) + (second ?? 0) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
