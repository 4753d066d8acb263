import { ADMINISTRATOR_ROLE } from '@smart-admin/api-client/contract';
import { type Database } from '../db/database.js';
import { type EventSource } from '../events/eventSpine.js';
import { type ListedCache } from '../events/ListedCache.js';
import { menusChanged } from './menu.events.js';
import { type MenuCatalogStore } from './menuCatalog.js';
import { rightsChanged } from './rights.events.js';
import { heldBy, loadHolders, type Holder } from './holders.js';
import { type DataScope, widen } from './dataScope.js';
import { createRuleResolver, resolveScopes } from './resolveScopes.js';
import { Rights } from './rights.js';

/** User who is an administrator whatever their roles are. */
export const ADMINISTRATOR_USER = 'admin';
const CACHE_LIMIT = 20_000;

/** Rights by user, kept in memory until grants, memberships, organisations or the menu change. */
export class RightsStore {
  private readonly cache = new Map<string, Promise<Rights>>();
  readonly listed: ListedCache = {
    entries: () =>
      [...this.cache].map(([userId, rights]) => ({
        key: userId,
        userId,
        expiresTime: null,
        read: async () => {
          const { isAdministrator, permissionList } = await rights;
          return { isAdministrator, permissionList };
        },
      })),
    forget: (userId) => void this.cache.delete(userId),
    clear: () => this.cache.clear(),
  };

  constructor(
    private readonly db: Database,
    private readonly menus: MenuCatalogStore,
    events: EventSource,
  ) {
    events.on(rightsChanged, ({ userIds }) => {
      if (!userIds) this.cache.clear();
      else for (const id of userIds) this.cache.delete(id);
    });
    events.on(menusChanged, () => this.cache.clear());
    events.onResync(() => this.cache.clear());
  }

  of(userId: string): Promise<Rights> {
    const known = this.cache.get(userId);
    if (known) return known;
    if (this.cache.size >= CACHE_LIMIT) this.cache.clear();
    const loading = this.load(userId).catch((error: unknown) => {
      this.cache.delete(userId);
      throw error;
    });
    this.cache.set(userId, loading);
    return loading;
  }

  /**
   * What somebody could do who had been given what a role, position, group or person has been given, and nothing else. Rows that
   * a rule gives by the organisation of whoever looks are those of `userId`; without one there are only those for everybody.
   */
  async ofHolder({ type, id }: Holder, userId = ''): Promise<Rights> {
    const [catalog, granted, rules] = await Promise.all([
      this.menus.read(),
      this.grantedTo([{ type, id }]),
      this.rulesOf([{ type, id }]),
    ]);
    const isAdministrator =
      (type === 'Role' && id === ADMINISTRATOR_ROLE) || (type === 'User' && id === ADMINISTRATOR_USER);
    const { resolve } = await createRuleResolver(this.db, userId);
    const own: DataScope = { kind: 'some', organizeIds: [], userId };
    const scopes = new Map<string, DataScope>();
    for (const rule of rules) scopes.set(rule.menuId, widen(scopes.get(rule.menuId) ?? own, await resolve(rule)));
    return new Rights(userId, isAdministrator, granted, catalog, scopes, own);
  }

  /** What somebody could do once every role, position and group that they belong to was enabled. */
  withDisabled(userId: string): Promise<Rights> {
    return this.load(userId, true);
  }

  private async load(userId: string, withDisabled = false): Promise<Rights> {
    const [catalog, holders] = await Promise.all([this.menus.read(), loadHolders(this.db, userId, { withDisabled })]);
    const isAdministrator =
      userId === ADMINISTRATOR_USER || holders.some(({ type, id }) => type === 'Role' && id === ADMINISTRATOR_ROLE);
    const [granted, rules] = await Promise.all([this.grantedTo(holders), this.rulesOf(holders)]);
    const { scopes, ownScope } = await resolveScopes(this.db, userId, rules);
    return new Rights(userId, isAdministrator, granted, catalog, scopes, ownScope);
  }

  private rulesOf(holders: readonly Holder[]) {
    return this.db.selectFrom('dataGrant').select(['menuId', 'scope', 'organizeIds']).where(heldBy(holders)).execute();
  }

  private async grantedTo(holders: readonly Holder[]): Promise<Set<string>> {
    const rows = await this.db.selectFrom('grantItem').select('itemId').distinct().where(heldBy(holders)).execute();
    return new Set(rows.map(({ itemId }) => itemId));
  }
}
