import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from './store/store.ts';

/** What a node is for: everything, or only the computer's turns. */
const ROLES = ['all', 'engine'] as const;

/** What the environment decides about one running server. */
export interface Settings {
  readonly role: (typeof ROLES)[number];
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** Folder with the built site. */
  readonly siteFolder: string;
  readonly store: StorePlace;
  /** Address of a NATS server; undefined for a server that is alone. */
  readonly nats: string | undefined;
  /** The address people know the server by; undefined when nobody said so. */
  readonly publicOrigin: string | undefined;
  readonly behindProxy: boolean;
  /** How many threads think about the computer's turns; 0 leaves them to other nodes. */
  readonly levelThreads: number;
  /** Lets others than this machine read `/metrics`. */
  readonly metricsToken: string | undefined;
  /** How many times the usual limits hold: for measurements. */
  readonly limitScale: number;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problem: string };

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));

const defaultThreads = Math.max(1, availableParallelism() - 1);

/** Reads the variables that `docs/guides/run-a-server.md` lists; an empty variable counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): SettingsResult {
  const port = wholeNumber(environment.PORT || '8080', 65535);
  if (port === undefined) {
    return problem(`PORT must be a whole number from 0 to 65535, not "${environment.PORT}".`);
  }
  const role = ROLES.find((known) => known === (environment.ROLE || 'all'));
  if (role === undefined) return problem(`ROLE must be ${ROLES.join(' or ')}, not "${environment.ROLE}".`);
  if (role === 'engine' && !environment.DATABASE_URL)
    return problem('ROLE=engine needs DATABASE_URL: a folder belongs to one server.');
  const levelThreads = wholeNumber(environment.LEVEL_THREADS || String(defaultThreads), 64);
  if (levelThreads === undefined) {
    return problem(`LEVEL_THREADS must be a whole number from 0 to 64, not "${environment.LEVEL_THREADS}".`);
  }
  const limitScale = wholeNumber(environment.LIMIT_SCALE || '1', 1_000_000);
  if (!limitScale)
    return problem(`LIMIT_SCALE must be a whole number from 1, not "${environment.LIMIT_SCALE}".`);
  const publicOrigin = environment.PUBLIC_URL ? originOf(environment.PUBLIC_URL) : undefined;
  if (publicOrigin === null) {
    return problem(
      `PUBLIC_URL must be an address such as https://halma.example, not "${environment.PUBLIC_URL}".`,
    );
  }
  return {
    ok: true,
    settings: {
      role,
      port,
      host: environment.HOST || '0.0.0.0',
      siteFolder: environment.SITE || builtSite,
      store: environment.DATABASE_URL
        ? { postgres: environment.DATABASE_URL }
        : { folder: environment.DATA_DIR || 'data' },
      nats: environment.NATS_URL || undefined,
      publicOrigin,
      behindProxy: environment.BEHIND_PROXY === '1',
      levelThreads,
      metricsToken: environment.METRICS_TOKEN || undefined,
      limitScale,
    },
  };
}

function problem(text: string): SettingsResult {
  return { ok: false, problem: text };
}

function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return number <= most ? number : undefined;
}

/** Null when it is no address of a site. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
