/** The callback for when nothing needs to be done. */
export const doNothing = (): void => undefined;
