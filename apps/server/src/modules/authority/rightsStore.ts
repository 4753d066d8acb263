import { type Database } from '../../db/database.js';
import { type EventSource } from '../../events/eventSpine.js';
import { menusChanged } from '../menu/menu.events.js';
import { type MenuCatalogStore } from '../menu/menuCatalog.js';
import { organizeIdsUnder } from '../organize/organizeIdsUnder.js';
import { rightsChanged } from './authority.events.js';
import { type DataScopeKind } from './authority.tables.js';
import { widen, type DataScope } from './dataScope.js';
import { heldBy, loadHolders, type Holder } from './holders.js';
import { Rights } from './rights.js';

/** Role whose members may do everything. */
export const ADMINISTRATOR_ROLE = 'administrator';
/** User who is an administrator whatever their roles are. */
export const ADMINISTRATOR_USER = 'admin';
const CACHE_LIMIT = 20_000;

/** Rights by user, kept in memory until grants, memberships, organisations or the menu change. */
export class RightsStore {
  private readonly cache = new Map<string, Promise<Rights>>();

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

  private async load(userId: string): Promise<Rights> {
    const [catalog, user, holders, administered] = await Promise.all([
      this.menus.read(),
      this.db
        .selectFrom('userAccount')
        .innerJoin('organize', 'organize.id', 'userAccount.organizeId')
        .select(['organize.id', 'organize.path'])
        .where('userAccount.id', '=', userId)
        .executeTakeFirst(),
      loadHolders(this.db, userId),
      this.db
        .selectFrom('organizeAdministrator')
        .innerJoin('organize', 'organize.id', 'organizeAdministrator.organizeId')
        .select('organize.path')
        .where('userId', '=', userId)
        .execute(),
    ]);
    const isAdministrator =
      userId === ADMINISTRATOR_USER || holders.some(({ type, id }) => type === 'Role' && id === ADMINISTRATOR_ROLE);
    const [granted, dataGrants, ownOrganizes] = await Promise.all([
      this.grantedTo(holders),
      this.db.selectFrom('dataGrant').select(['menuId', 'scope', 'organizeIds']).where(heldBy(holders)).execute(),
      organizeIdsUnder(
        this.db,
        administered.map(({ path }) => path),
      ),
    ]);
    const ownScope: DataScope = { kind: 'some', userId, organizeIds: ownOrganizes };
    const scopes = new Map<string, DataScope>();
    for (const grant of dataGrants) {
      const scope = await this.resolve(grant, userId, user);
      scopes.set(grant.menuId, widen(scopes.get(grant.menuId) ?? ownScope, scope));
    }
    return new Rights(userId, isAdministrator, granted, catalog, scopes, ownScope);
  }

  private async grantedTo(holders: readonly Holder[]): Promise<Set<string>> {
    const rows = await this.db.selectFrom('grantItem').select('itemId').distinct().where(heldBy(holders)).execute();
    return new Set(rows.map(({ itemId }) => itemId));
  }

  private async resolve(
    grant: { scope: DataScopeKind; organizeIds: string[] },
    userId: string,
    user: { id: string; path: string } | undefined,
  ): Promise<DataScope> {
    if (grant.scope === 'all') return { kind: 'all' };
    const some = (organizeIds: string[]): DataScope => ({ kind: 'some', userId, organizeIds });
    if (grant.scope === 'own' || !user) return some([]);
    if (grant.scope === 'department') return some([user.id]);
    if (grant.scope === 'departmentAndBelow') return some(await organizeIdsUnder(this.db, [user.path]));
    if (grant.organizeIds.length === 0) return some([]);
    const chosen = await this.db.selectFrom('organize').select('path').where('id', 'in', grant.organizeIds).execute();
    return some(
      await organizeIdsUnder(
        this.db,
        chosen.map(({ path }) => path),
      ),
    );
  }
}
