/**
 * Returns a click handler that ignores the second press of a double click, when another button can be in the same place,
 * such as that of the next row.
 */
export function firstPress(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
