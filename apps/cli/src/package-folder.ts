/** The folder of this package. Both this file and the bundle are one folder below it. */
export const PACKAGE_FOLDER: URL = new URL('../', import.meta.url);
