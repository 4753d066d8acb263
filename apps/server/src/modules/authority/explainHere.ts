import { type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import type * as z from 'zod';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { t as errorText } from '../../errors/errors.messages.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { type Call } from '../../http/handle.js';
import { type Caller } from '../../rights/caller.js';
import { isWithin } from '../../rights/dataScope.js';
import { type CatalogEntry, moduleOf } from '../../rights/menuCatalog.js';
import { createRuleResolver } from '../../rights/resolveScopes.js';
import { buttonName } from '../menu/buttonName.js';
import { nameIn } from '../menu/menuNodes.js';
import { readCallers } from '../user/readCaller.js';
import { requireUsersVisible } from '../user/userScope.js';
import { whoseRecord } from '../visualdev/records/whoseRecord.js';
import { traceRights, type TracedRights } from './explainRights.js';
import { withoutHidden } from './withoutHidden.js';

type Here = z.input<typeof contract.permission.authority.here.data>;

/**
 * Why somebody sees a page, what it offers and one of its records. Others are explained to whoever gives permissions and sees
 * them; nobody is told of a page or a record that they do not see themselves.
 */
export async function explainHere({
  deps,
  caller,
  query,
  locale,
}: Call<typeof contract.permission.authority.here>): Promise<Here> {
  const { menuId, userId = caller.userId, recordId } = query;
  const item = requireRow((await deps.menus.read()).byId.get(menuId));
  const page = item.entry.enCode;
  const isOther = userId !== caller.userId;
  if (!caller.rights.hasPage(page)) throw new MissingRight(page, undefined);
  if (isOther) {
    if (!caller.rights.hasPage(pages.authorize.address)) throw new MissingRight(pages.authorize.address, undefined);
    await requireUsersVisible(deps.db, caller, [userId]);
  }
  const traced = await traceRights(deps.db, userId);
  const told = await withoutHidden(deps, traced, { caller, locale });
  const pageSources = told.owned(item.entry.id);
  const rules = item.free.data ? [] : traced.rulesOf(item.entry.id);
  const sourcesOf = (kind: 'button' | 'list' | 'form', id: string) =>
    pageSources.length === 0 ? [] : item.free[kind] ? pageSources : told.owned(id);
  return {
    user: told.user,
    sources: told.sources,
    page: { fullName: nameIn(locale, item.entry), sources: pageSources },
    rights: (['button', 'list', 'form'] as const).flatMap((kind) =>
      item.codes[kind]
        .map((code) => ({
          kind,
          enCode: code.enCode,
          fullName: kind === 'button' ? buttonName(code.enCode, nameIn(locale, code))(locale) : nameIn(locale, code),
          sources: sourcesOf(kind, code.id),
        }))
        .filter(({ sources }) => isOther || sources.length > 0),
    ),
    isOpen: item.free.data,
    rules: item.free.data ? [] : told.rulesOf(item.entry.id),
    record: recordId === undefined ? null : await explainRecord(deps, caller, { item, userId, recordId, rules }),
  };
}

async function explainRecord(
  deps: Deps,
  caller: Caller,
  {
    item,
    userId,
    recordId,
    rules,
  }: { item: CatalogEntry; userId: string; recordId: string; rules: ReturnType<TracedRights['rulesOf']> },
): Promise<Here['record']> {
  const modelId = moduleOf(item.entry.propertyJson);
  if (modelId === '') throw new ApiError(404, errorText('notFound'));
  const { creatorId, organizeId } = await whoseRecord(deps, caller, { modelId, recordId });
  const [owner] = await readCallers(deps, [userId]);
  const [organize, { resolve }] = await Promise.all([
    deps.db.selectFrom('organize').select('fullName').where('id', '=', organizeId).executeTakeFirst(),
    createRuleResolver(deps.db, userId),
  ]);
  const scopes = await Promise.all(rules.map(({ scope, organizeIds = [] }) => resolve({ scope, organizeIds })));
  const giving = scopes.flatMap((scope, index) => (isWithin(scope, { organizeIds: [organizeId] }) ? [index] : []));
  return {
    isSeen:
      owner !== undefined &&
      owner.rights.hasPage(item.entry.enCode) &&
      (await isSeen(deps, owner, { modelId, recordId })),
    isOwn: creatorId === userId,
    organizeName: organize?.fullName ?? '',
    rules: giving,
  };
}

/** Whether somebody sees a record, whatever else the list of its model leaves out. */
async function isSeen(deps: Deps, person: Caller, record: { modelId: string; recordId: string }): Promise<boolean> {
  try {
    await whoseRecord(deps, person, record);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code < 500) return false;
    throw error;
  }
}
