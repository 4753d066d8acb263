import { type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { insertAll } from '../../db/insertAll.js';
import { type Executor } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { refuseAdministratorRole } from '../role/refuseAdministratorRole.js';
import { requireUserManaged } from '../user/userScope.js';
import { tellMembers } from './announceHolder.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { t } from './authority.messages.js';
import {
  completeGrants,
  diffGrants,
  GRANT_KINDS,
  isEmptyChange,
  loadGrants,
  type GrantChange,
  type Grants,
} from './grantChange.js';
import { lastSave, saveRevision } from './grantSaves.js';
import { membershipOf, type Holder } from '../../rights/holders.js';
import { readHolder } from './listHolders.js';
import { requireGivable } from './requireGivable.js';

type HolderGrants = z.input<typeof contract.permission.authority.read.data>;

/** What a holder has been given, with what the page says about the holder. */
export async function readGrants(deps: Deps, caller: Caller, holder: Holder): Promise<HolderGrants> {
  const row = await readHolder(deps, caller, holder);
  // before the grants: those of a save in between belong to an older revision, which the next save is refused with
  const saved = await lastSave(deps.db, holder);
  const grants = await loadGrants(deps.db, holder);
  return { ...row, ...grants, revision: saved?.revision ?? 0, saved };
}

/**
 * Replaces what a holder has been given, all or nothing, and answers what changed. Whoever is no administrator can
 * neither give nor take away what they have not themselves. Throws 409 when somebody has saved since the revision.
 */
export async function updateGrants(
  deps: Deps,
  caller: Caller,
  { holder, grants, revision }: { holder: Holder; grants: Grants; revision: number },
): Promise<GrantChange & { revision: number }> {
  if (holder.type === 'Role') refuseAdministratorRole(holder.id);
  if (holder.type === 'User') await requireUserManaged(deps, caller, holder.id);
  const catalog = await deps.menus.read();
  return deps.db.transaction().execute(async (db) => {
    await requireRevision(db, holder, revision);
    const context = { db, organizes: deps.organizes };
    await requireGivable(context, caller, [holder]);
    await requireItems(db, grants);
    const current = await loadGrants(db, holder);
    const next = completeGrants(grants, current, catalog);
    const change = diffGrants(current, next);
    if (isEmptyChange(change)) return { ...change, revision };
    requireOwn(caller, change);
    await writeGrants(db, holder, { next, change });
    await requireGivable(context, caller, [holder]);
    await saveRevision(db, holder, { revision: revision + 1, change, caller });
    const kind = membershipOf(holder.type);
    if (kind) await tellMembers(deps, db, kind, [holder.id]);
    else await deps.events.emit(db, rightsChanged, { userIds: [holder.id] });
    return { ...change, revision: revision + 1 };
  });
}

/** Also makes other savers of the holder wait until the transaction ends. */
async function requireRevision(db: Executor, holder: Holder, revision: number) {
  const saved = await lastSave(db, holder, { lock: true });
  if ((saved?.revision ?? 0) !== revision) throw new ApiError(409, t('stale'));
}

/** Throws 403 when what is given or taken away is not the caller's own. */
function requireOwn({ rights }: Caller, { added, removed }: GrantChange) {
  if (rights.isAdministrator) return;
  if ([...added, ...removed].some((id) => !rights.granted.has(id))) throw new ApiError(403, t('notYours'));
}

async function writeGrants(
  db: Executor,
  { type: holderType, id: holderId }: Holder,
  { next, change }: { next: Grants; change: GrantChange },
) {
  const holder = { holderType, holderId };
  if (change.removed.length > 0)
    await db
      .deleteFrom('grantItem')
      .where('holderType', '=', holderType)
      .where('holderId', '=', holderId)
      .where('itemId', 'in', change.removed)
      .execute();
  const added = new Set(change.added);
  await insertAll(
    db,
    'grantItem',
    GRANT_KINDS.flatMap((kind) =>
      next[kind].filter((id) => added.has(id)).map((itemId) => ({ ...holder, kind, itemId })),
    ),
  );
  if (change.data.length === 0) return;
  await db
    .deleteFrom('dataGrant')
    .where('holderType', '=', holderType)
    .where('holderId', '=', holderId)
    .where(
      'menuId',
      'in',
      change.data.map(({ moduleId }) => moduleId),
    )
    .execute();
  await insertAll(
    db,
    'dataGrant',
    change.data.flatMap(({ moduleId, after }) =>
      after
        ? [{ ...holder, menuId: moduleId, scope: after.scope, organizeIds: JSON.stringify(after.organizeIds) }]
        : [],
    ),
  );
}

async function requireItems(db: Executor, grants: Grants) {
  const menuIds = [...new Set([...grants.menu, ...grants.data.map(({ moduleId }) => moduleId)])];
  const menus = menuIds.length ? await db.selectFrom('menu').select('id').where('id', 'in', menuIds).execute() : [];
  if (menus.length !== menuIds.length) throw new ApiError(400, t('unknownItem'));
  for (const kind of ['button', 'list', 'form'] as const) {
    const ids = [...new Set(grants[kind])];
    const known = ids.length
      ? await db.selectFrom('menuCode').select('id').where('kind', '=', kind).where('id', 'in', ids).execute()
      : [];
    if (known.length !== ids.length) throw new ApiError(400, t('unknownItem'));
  }
  const organizeIds = [...new Set(grants.data.flatMap((rule) => rule.organizeIds))];
  const organizes = organizeIds.length
    ? await db.selectFrom('organize').select('id').where('id', 'in', organizeIds).execute()
    : [];
  if (organizes.length !== organizeIds.length) throw new ApiError(400, t('unknownOrganize'));
}
