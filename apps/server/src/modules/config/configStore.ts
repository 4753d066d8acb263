import { SystemConfigSchema } from '@smart-admin/api-client/contract';
import { type Database } from '../../db/database.js';
import { type EventSpine } from '../../events/eventSpine.js';
import { singleCache, type ListedCache } from '../cache/ListedCache.js';
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

  /** Changes the values given; the others stay. */
  async write(values: Partial<SystemConfig>): Promise<void> {
    const rows = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
    if (rows.length === 0) return;
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('systemConfig')
        .values(rows)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
        .execute();
      await this.events.emit(db, configChanged, {});
    });
  }

  private async load(): Promise<SystemConfig> {
    const rows = await this.db.selectFrom('systemConfig').selectAll().execute();
    return SystemConfigSchema.parse({
      ...defaultConfig,
      ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    });
  }
}
