import type { PersonId } from '@halma/protocol';
import { numberColumn } from './columns.ts';
import type { Database } from './database.ts';
import { lockOpenAccount } from './open-account.ts';

/** A rate limit: `burst` attempts at once, and one more after each interval. */
export interface GuessLimit {
  readonly burst: number;
  readonly intervalMs: number;
}

/** The counters of `GuessLimiter` for all nodes, and the devices on which people have signed in before. */
export class FailedAttemptStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts an attempt. Returns 0, or the milliseconds to wait; an attempt that has to wait is not counted. */
  async take(key: string, { burst, intervalMs }: GuessLimit, now: number): Promise<number> {
    const latest = now + (burst - 1) * intervalMs;
    const taken = await this.#database.transaction((query) =>
      // At `until`, all attempts for a key are available again; each attempt delays that time by an interval.
      query(
        `INSERT INTO guesses (key, until) VALUES ($1, $2)
         ON CONFLICT (key) DO UPDATE
           SET until = CASE WHEN guesses.until > $3 THEN guesses.until + $4 ELSE excluded.until END
           WHERE guesses.until <= $5
         RETURNING until`,
        [key, now + intervalMs, now, intervalMs, latest],
      ),
    );
    if (taken.length > 0) return 0;
    const [row] = await this.#database.query('SELECT until FROM guesses WHERE key = $1', [key]);
    return row === undefined ? 0 : Math.max(1, numberColumn(row, 'until') - latest);
  }

  /** Gives an attempt back because it was not a wrong guess. */
  async giveBack(key: string, { intervalMs }: GuessLimit): Promise<void> {
    await this.#database.transaction((query) =>
      query('UPDATE guesses SET until = until - $2 WHERE key = $1', [key, intervalMs]),
    );
  }

  /**
   * Deletes the counters of keys that have all attempts available, and the devices last used before a given
   * time.
   */
  async deleteOld(now: number, devicesBefore: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      await query('DELETE FROM guesses WHERE until < $1', [now]);
      await query('DELETE FROM known_devices WHERE used_at < $1', [devicesBefore]);
    });
  }

  /** Returns whether a person has signed in on a device before. */
  async isKnownDevice(deviceHash: string, person: PersonId): Promise<boolean> {
    const rows = await this.#database.query(
      'SELECT used_at FROM known_devices WHERE device_hash = $1 AND person = $2',
      [deviceHash, person],
    );
    return rows.length > 0;
  }

  /** Records that a person has signed in on a device, unless their account has been closed or deleted. */
  async addDevice(deviceHash: string, person: PersonId, at: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      if (!(await lockOpenAccount(query, person))) return;
      await query(
        `INSERT INTO known_devices (device_hash, person, used_at) VALUES ($1, $2, $3)
         ON CONFLICT (device_hash, person) DO UPDATE SET used_at = excluded.used_at`,
        [deviceHash, person, at],
      );
    });
  }

  /** Lists when a person last signed in on each device. */
  async listDeviceSignInTimes(person: PersonId): Promise<readonly number[]> {
    const rows = await this.#database.query(
      'SELECT used_at FROM known_devices WHERE person = $1 ORDER BY used_at',
      [person],
    );
    return rows.map((row) => numberColumn(row, 'used_at'));
  }
}
