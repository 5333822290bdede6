import { AccessTokenStore } from './access-token-store.ts';
import { AccountLinkStore } from './account-link-store.ts';
import { ArchiveStore } from './archive-store.ts';
import { ArenaQueueStore } from './arena-queue-store.ts';
import { ChallengeStore } from './challenge-store.ts';
import { ChatStore } from './chat-store.ts';
import { CredentialStore } from './credential-store.ts';
import type { Database } from './database.ts';
import { DigestStore } from './digest-store.ts';
import { FailedAttemptStore } from './failed-attempt-store.ts';
import { FollowStore } from './follow-store.ts';
import { GamePresenceStore } from './game-presence-store.ts';
import type { GameStore } from './game-store.ts';
import { JournalStore } from './journal-store.ts';
import { migrate } from './migrations.ts';
import { ModerationStore } from './moderation-store.ts';
import { NetworkTagStore } from './network-tag-store.ts';
import { NodeStore } from './node-store.ts';
import { NoticeStore } from './notice-store.ts';
import { OnlinePeopleStore } from './online-people-store.ts';
import { PairingQueueStore } from './pairing-queue-store.ts';
import { PasskeyStore } from './passkey-store.ts';
import { PasswordStore } from './password-store.ts';
import { PendingRestrictionStore } from './pending-restriction-store.ts';
import { PeopleStore } from './people-store.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { PreferenceStore } from './preference-store.ts';
import { ProfileStore } from './profile-store.ts';
import { ProjectionStore } from './projection-store.ts';
import { PushStore } from './push-store.ts';
import { RatingStore } from './rating-store.ts';
import { ReportStore } from './report-store.ts';
import { RetentionStore } from './retention-store.ts';
import { SessionStore } from './session-store.ts';
import { SqlGameStore } from './sql-game-store.ts';
import { openSharedSqlite, openSqlite } from './sqlite/open-sqlite.ts';
import { TournamentStore } from './tournament-store.ts';

/** All of a server's stores. */
export interface Store {
  readonly games: GameStore;
  readonly journal: JournalStore;
  readonly projections: ProjectionStore;
  readonly ratings: RatingStore;
  readonly archive: ArchiveStore;
  readonly profiles: ProfileStore;
  readonly tournaments: TournamentStore;
  readonly arenaQueue: ArenaQueueStore;
  readonly pairingQueue: PairingQueueStore;
  readonly gamePresence: GamePresenceStore;
  readonly chat: ChatStore;
  readonly people: PeopleStore;
  readonly onlinePeople: OnlinePeopleStore;
  readonly networkTags: NetworkTagStore;
  readonly follows: FollowStore;
  readonly challenges: ChallengeStore;
  readonly notices: NoticeStore;
  readonly preferences: PreferenceStore;
  readonly digests: DigestStore;
  readonly push: PushStore;
  readonly sessions: SessionStore;
  readonly accessTokens: AccessTokenStore;
  readonly passkeys: PasskeyStore;
  readonly passwords: PasswordStore;
  readonly credentials: CredentialStore;
  readonly accountLinks: AccountLinkStore;
  readonly failedAttempts: FailedAttemptStore;
  readonly reports: ReportStore;
  readonly moderation: ModerationStore;
  readonly pendingRestrictions: PendingRestrictionStore;
  readonly nodes: NodeStore;
  readonly retention: RetentionStore;
  /** Throws if the database does not respond. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The location of a store: a PostgreSQL URL, or a folder on this machine. */
export type StoreLocation = { readonly postgres: string } | { readonly folder: string };

/** Opens a store and migrates its schema. Returns undefined if another server is using the folder. */
export async function openStore(location: StoreLocation): Promise<Store | undefined> {
  const database = openDatabase(location);
  if (database === undefined) return undefined;
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  if ('folder' in location) return createStore(database);
  // The statements of a server have timeouts, which a migration may exceed.
  await database.close();
  return createStore(openPostgres(location.postgres, { hasTimeouts: true }));
}

/** Opens a database for a server or a restore. Returns undefined if another server is using the folder. */
export function openDatabase(location: StoreLocation): Database | undefined {
  return 'postgres' in location ? openPostgres(location.postgres) : openSqlite(location.folder);
}

/** Opens a database that servers may be using. Returns undefined if the folder has no database. */
export function openSharedDatabase(location: StoreLocation): Database | undefined {
  return 'postgres' in location
    ? openPostgres(location.postgres, { maxConnections: 1 })
    : openSharedSqlite(location.folder);
}

/** Creates a store on a database whose schema is up to date. */
function createStore(database: Database): Store {
  return {
    games: new SqlGameStore(database),
    journal: new JournalStore(database),
    projections: new ProjectionStore(database),
    ratings: new RatingStore(database),
    archive: new ArchiveStore(database),
    profiles: new ProfileStore(database),
    tournaments: new TournamentStore(database),
    arenaQueue: new ArenaQueueStore(database),
    pairingQueue: new PairingQueueStore(database),
    gamePresence: new GamePresenceStore(database),
    chat: new ChatStore(database),
    people: new PeopleStore(database),
    onlinePeople: new OnlinePeopleStore(database),
    networkTags: new NetworkTagStore(database),
    follows: new FollowStore(database),
    challenges: new ChallengeStore(database),
    notices: new NoticeStore(database),
    preferences: new PreferenceStore(database),
    digests: new DigestStore(database),
    push: new PushStore(database),
    sessions: new SessionStore(database),
    accessTokens: new AccessTokenStore(database),
    passkeys: new PasskeyStore(database),
    passwords: new PasswordStore(database),
    credentials: new CredentialStore(database),
    accountLinks: new AccountLinkStore(database),
    failedAttempts: new FailedAttemptStore(database),
    reports: new ReportStore(database),
    moderation: new ModerationStore(database),
    pendingRestrictions: new PendingRestrictionStore(database),
    nodes: new NodeStore(database),
    retention: new RetentionStore(database),
    check: async () => {
      await database.query('SELECT version FROM migrations LIMIT 1');
    },
    close: () => database.close(),
  };
}
