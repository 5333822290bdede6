import { fileURLToPath } from 'node:url';

/** What the environment decides about one running server. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder with the built site. */
  readonly siteFolder: string;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problem: string };

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Reads PORT, HOST and SITE; an empty variable counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): SettingsResult {
  const portText = environment.PORT || '8080';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65535)) {
    return { ok: false, problem: `PORT must be a whole number from 0 to 65535, not "${portText}".` };
  }
  return {
    ok: true,
    settings: { port, host: environment.HOST || '0.0.0.0', siteFolder: environment.SITE || builtSite },
  };
}
