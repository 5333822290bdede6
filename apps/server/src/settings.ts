import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { accept, type Result } from '@halma/protocol';
import type { StoreLocation } from './store/store.ts';

/** What a node does: everything, or only the engine's moves. */
const ROLES = ['all', 'engine'] as const;

/** What the environment decides about one running server. */
export interface Settings {
  readonly role: (typeof ROLES)[number];
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** The folder with the built site. */
  readonly siteFolder: string;
  readonly store: StoreLocation;
  /** The address of a NATS server; undefined for a server that runs alone. */
  readonly nats: string | undefined;
  /** The address under which players reach the server; undefined where the operator has not set it. */
  readonly publicOrigin: string | undefined;
  readonly behindProxy: boolean;
  /** How many threads work on the engine's moves; 0 leaves them to other nodes. */
  readonly engineThreads: number;
  /** Lets other machines read `/metrics`. */
  readonly metricsToken: string | undefined;
  /** The factor by which the usual rate limits are multiplied, for measurements. */
  readonly limitScale: number;
}

const BUILT_SITE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const DEFAULT_ENGINE_THREADS = Math.max(1, availableParallelism() - 1);

/** Reads the variables that `docs/guides/run-a-server.md` lists. An empty variable counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): Result<Settings, string> {
  const port = wholeNumber(environment.PORT || '8080', 65535);
  if (port === undefined) return wrong(`PORT must be a whole number from 0 to 65535`, environment.PORT);
  const role = ROLES.find((known) => known === (environment.ROLE || 'all'));
  if (role === undefined) return wrong(`ROLE must be ${ROLES.join(' or ')}`, environment.ROLE);
  if (role === 'engine' && !environment.DATABASE_URL)
    return { ok: false, refusal: 'ROLE=engine needs DATABASE_URL: one server alone uses a data folder.' };
  const engineThreads = wholeNumber(environment.LEVEL_THREADS || String(DEFAULT_ENGINE_THREADS), 64);
  if (engineThreads === undefined)
    return wrong('LEVEL_THREADS must be a whole number from 0 to 64', environment.LEVEL_THREADS);
  const limitScale = wholeNumber(environment.LIMIT_SCALE || '1', 1_000_000);
  if (!limitScale) return wrong('LIMIT_SCALE must be a whole number from 1', environment.LIMIT_SCALE);
  const publicOrigin = environment.PUBLIC_URL ? originOf(environment.PUBLIC_URL) : undefined;
  if (publicOrigin === null)
    return wrong('PUBLIC_URL must be an address such as https://halma.example', environment.PUBLIC_URL);
  return accept({
    role,
    port,
    host: environment.HOST || '0.0.0.0',
    siteFolder: environment.SITE || BUILT_SITE,
    store: environment.DATABASE_URL
      ? { postgres: environment.DATABASE_URL }
      : { folder: environment.DATA_DIR || 'data' },
    nats: environment.NATS_URL || undefined,
    publicOrigin,
    behindProxy: environment.BEHIND_PROXY === '1',
    engineThreads,
    metricsToken: environment.METRICS_TOKEN || undefined,
    limitScale,
  });
}

function wrong(rule: string, value: string | undefined): Result<never, string> {
  return { ok: false, refusal: `${rule}, not "${value}".` };
}

function wholeNumber(text: string, max: number): number | undefined {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return number <= max ? number : undefined;
}

/** Returns the origin of a web address; null where the text is none. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
