import { SystemConfigSchema, type ChangeSchema, type NounChangesSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Database, type DatabaseTransaction, type Executor } from '../../db/database.js';
import { type EventSpine } from '../../events/eventSpine.js';
import { listNounChanges, mergeNounChange, rememberNounChange } from '../../http/crud/nounChanges.js';
import { singleCache, type ListedCache } from '../../events/ListedCache.js';
import { configChanged } from './config.events.js';
import { defaultConfig, type SystemConfig } from './systemConfig.js';

/** System configuration, kept in memory until it changes. */
export class ConfigStore {
  private current: Promise<SystemConfig> | undefined;
  readonly listed: ListedCache = singleCache(
    'config',
    () => this.current,
    () => (this.current = undefined),
  );

  constructor(
    private readonly db: Database,
    private readonly events: EventSpine,
  ) {
    const forget = () => (this.current = undefined);
    events.on(configChanged, forget);
    events.onResync(forget);
  }

  read(): Promise<SystemConfig> {
    this.current ??= this.load().catch((error: unknown) => {
      this.current = undefined;
      throw error;
    });
    return this.current;
  }

  /**
   * Changes the values given; the others stay. With the revision that they were read at, throws 409 with `conflict` where
   * somebody else has changed the same since. `check` throws for what must not be.
   */
  async write(
    values: ConfigChange,
    { userId = '', check }: { userId?: string; check?: (next: SystemConfig) => void } = {},
  ): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const revision = await lockRevision(db);
      const before = await this.load(db);
      const place = { noun: 'systemConfig', id: SITE, before } as const;
      const next = await mergeNounChange(db, { ...place, whole: SystemConfigSchema, revision, sent: values });
      check?.(next);
      const nextRevision = async () => {
        await put(db, { [REVISION]: revision + 1 });
        return revision + 1;
      };
      const changed = await rememberNounChange(db, { ...place, after: next, userId, nextRevision });
      if (changed.length === 0) return;
      await put(db, Object.fromEntries(Object.entries(next).filter(([key]) => changed.includes(key))));
      await this.events.emit(db, configChanged, {});
    });
  }

  /** The stored configuration with its revision, for whoever is about to change it. */
  async readRevised(): Promise<SystemConfig & { revision: number }> {
    const rows = await this.db.selectFrom('systemConfig').selectAll().execute();
    const revision = rows.find(({ key }) => key === REVISION)?.value;
    return { ...configOf(rows), revision: typeof revision === 'number' ? revision : 1 };
  }

  /** What was changed of it, the latest first. */
  async changes(): Promise<z.input<typeof NounChangesSchema>> {
    const state = await this.load();
    return { list: await listNounChanges(this.db, { noun: 'systemConfig', id: SITE, state }) };
  }

  private async load(db: Executor = this.db): Promise<SystemConfig> {
    return configOf(await db.selectFrom('systemConfig').selectAll().execute());
  }
}

type ConfigChange = z.output<ChangeSchema<(typeof SystemConfigSchema)['shape']>>;

/** The configuration is one thing, whatever number of rows it has. */
const SITE = 'site';
const REVISION = 'revision';

/** Makes other writers wait until the transaction ends, and answers the revision. */
async function lockRevision(db: DatabaseTransaction): Promise<number> {
  await db
    .insertInto('systemConfig')
    .values({ key: REVISION, value: '1' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('systemConfig')
    .select('value')
    .where('key', '=', REVISION)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Number(value);
}

async function put(db: DatabaseTransaction, values: Readonly<Record<string, unknown>>): Promise<void> {
  await db
    .insertInto('systemConfig')
    .values(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute();
}

function configOf(rows: readonly { key: string; value: unknown }[]): SystemConfig {
  return SystemConfigSchema.parse({
    ...defaultConfig,
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  });
}
