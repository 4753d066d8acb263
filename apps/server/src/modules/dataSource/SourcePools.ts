import { OWN_SOURCE } from '@smart-admin/api-client/contract';
import { type Selectable } from 'kysely';
import { requireRow } from '../../db/requireRow.js';
import { type Database } from '../../db/database.js';
import { SecretBox } from '../../db/SecretBox.js';
import { ApiError } from '../../errors/apiError.js';
import { type OpenHosts } from '../dataInterface/sources/innerAddresses.js';
import { t } from './dataSource.messages.js';
import { type DataSourceBody, type DataSourceTable } from './dataSource.tables.js';
import { sourceKinds } from './kinds/sourceKinds.js';
import { type SourceKind, type SourcePool, type SourceSession } from './kinds/SourceKind.js';
import { openTarget } from './openTarget.js';
import { ownDatabase } from './ownDatabase.js';
import { SourceFailure } from './SourceFailure.js';

/**
 * Connections of one server to data sources. A source has a pool from its first use until it was left alone for some minutes
 * or was changed, by whichever instance.
 */
export class SourcePools {
  readonly passwords: SecretBox;
  private readonly pools = new Map<string, KeptPool>();

  constructor(private readonly options: SourcePoolsOptions) {
    this.passwords = new SecretBox(options.db, 'data-sources');
  }

  /** A stored source. Throws 404, and 409 for a disabled one. */
  async find(id: string): Promise<StoredSource> {
    const row = requireRow(
      await this.options.db.selectFrom('dataSource').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    if (row.enabledMark !== 1) throw new ApiError(409, t('disabled', { name: row.fullName }));
    return { ...row, isOwn: row.id === OWN_SOURCE, dialect: sourceKinds[row.kind].dialect };
  }

  /**
   * Does work on one connection of a source, in a transaction; `seconds` for each statement, by default those of the source.
   * Throws a `SourceFailure` where the source is not reached or refuses a statement.
   */
  async run<Answer>(
    source: StoredSource,
    { isReadOnly, seconds }: SourceRun,
    work: SourceWork<Answer>,
  ): Promise<Answer> {
    const options = { isReadOnly: isReadOnly || source.isReadOnly, seconds: seconds ?? source.timeoutSeconds };
    return told({ ...source, timeoutSeconds: options.seconds }, async () => {
      if (source.isOwn) return ownDatabase(this.options.db).run(options, work);
      const kept = await this.keep(source);
      try {
        return await (await kept.pool).run(options, work);
      } finally {
        this.leave(source.id, kept);
      }
    });
  }

  /** Connects to a source that need not be stored. Throws a `SourceFailure`. */
  async tryOut(source: DataSourceBody): Promise<{ version: string; duration: number }> {
    const started = performance.now();
    return told(source, async () => {
      const kind = sourceKinds[source.kind];
      const pool = await kind.open(await openTarget(targetOf({ ...source, poolSize: 1 }), this.options.openHosts));
      try {
        const [row] = await pool.run({ isReadOnly: true, seconds: source.timeoutSeconds }, (session) =>
          session.query({ text: kind.dialect.version }),
        );
        return {
          version: String(row?.version ?? '').slice(0, MAX_VERSION),
          duration: Math.round(performance.now() - started),
        };
      } finally {
        await pool.end();
      }
    });
  }

  /** Ends all connections. */
  async stop(): Promise<void> {
    await Promise.all([...this.pools.keys()].map((id) => this.forget(id)));
  }

  private async keep(source: StoredSource): Promise<KeptPool> {
    const known = this.pools.get(source.id);
    if (known && known.revision !== source.revision) await this.forget(source.id);
    const kept = this.pools.get(source.id) ?? { revision: source.revision, users: 0, pool: this.open(source) };
    this.pools.set(source.id, kept);
    clearTimeout(kept.rest);
    kept.users += 1;
    // one that was not made is made anew by the next use
    kept.pool.catch(() => this.pools.get(source.id) === kept && this.pools.delete(source.id));
    return kept;
  }

  private leave(id: string, kept: KeptPool): void {
    kept.users -= 1;
    if (kept.users > 0 || this.pools.get(id) !== kept) return;
    kept.rest = setTimeout(() => void this.forget(id), REST).unref();
  }

  /** What is under way on its connections ends first: drivers wait for it. */
  private async forget(id: string): Promise<void> {
    const kept = this.pools.get(id);
    this.pools.delete(id);
    clearTimeout(kept?.rest);
    const pool = await kept?.pool.catch(() => undefined);
    await pool?.end();
  }

  private async open(source: StoredSource): Promise<SourcePool> {
    const password = source.encryptedPassword ? await this.passwords.open(source.encryptedPassword, source.id) : '';
    const kind: SourceKind = sourceKinds[source.kind];
    return kind.open(await openTarget(targetOf({ ...source, password }), this.options.openHosts));
  }
}

/** A source as it is stored. */
export interface StoredSource extends Selectable<DataSourceTable> {
  /** Whether it is the platform's own database. */
  isOwn: boolean;
  dialect: SourceKind['dialect'];
}

export type SourceWork<Answer> = (session: SourceSession) => Promise<Answer>;

export interface SourceRun {
  isReadOnly: boolean;
  seconds?: number;
}

interface SourcePoolsOptions {
  db: Database;
  /** What of the inner network the server may connect to. */
  openHosts: OpenHosts;
}

interface KeptPool {
  /** Of the source that it was made for. */
  revision: number;
  users: number;
  pool: Promise<SourcePool>;
  rest?: NodeJS.Timeout;
}

type Asked = Pick<DataSourceBody, 'kind' | 'host' | 'database' | 'timeoutSeconds'>;

/** Puts what a driver throws into our words. */
async function told<Answer>(source: Asked, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const known = sourceKinds[source.kind].explain(error);
    if (!known) throw error;
    const { host, database, timeoutSeconds: seconds } = source;
    throw new SourceFailure(known.reason, { host, database, seconds, detail: known.detail.slice(0, MAX_DETAIL) });
  }
}

function targetOf(source: Omit<DataSourceBody, 'enCode' | 'fullName' | 'description' | 'enabledMark' | 'sortCode'>) {
  const { schemaName: schema, userName: user, ...target } = source;
  return { ...target, schema, user };
}

/** Milliseconds after which a pool that nobody uses is ended. */
const REST = 300_000;
const MAX_VERSION = 200;
const MAX_DETAIL = 500;
