import { contract } from '@smart-admin/api-client/contract';
import { ApiError } from '../../errors/apiError.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { handle } from '../../http/handle.js';
import { listLog } from '../log/listLog.js';
import { readerOf } from '../log/logReader.js';
import { readBaseInfo, updateBaseInfo } from './baseInfo.js';
import { saveFileUsage } from '../file/usage/saveFileUsage.js';
import { t } from './currentUser.messages.js';
import { ownOrganizes, ownPositions, updateMajor } from './memberships.js';
import { modifyPassword } from './modifyPassword.js';
import { listSubordinates } from './subordinates.js';

const { currentUser } = contract.permission;

export const currentUserRoutes = [
  handle(currentUser.updateAvatar, async ({ deps, caller, params }) => {
    const file = await deps.db
      .selectFrom('storedFile')
      .select('name')
      .where('name', '=', params.name)
      .where('type', '=', 'avatar')
      .where('userId', '=', caller.userId)
      .executeTakeFirst();
    if (!file) throw new ApiError(404, t('noAvatar'));
    const headIcon = `/api/file/Download/avatar/${file.name}`;
    await deps.db.transaction().execute(async (db) => {
      const id = caller.userId;
      const before = await db
        .selectFrom('userAccount')
        .select('headIcon')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await db.updateTable('userAccount').set({ headIcon }).where('id', '=', id).execute();
      await rememberNounChange(db, { noun: 'userAccount', id, before, after: { headIcon }, userId: id });
      await saveFileUsage(db, { kind: 'user', ownerId: caller.userId }, { head_icon: headIcon });
    });
    return null;
  }),
  handle(currentUser.baseInfo, ({ deps, caller, locale }) => readBaseInfo(deps, caller, locale)),
  handle(currentUser.updateBaseInfo, ({ deps, caller, body }) => updateBaseInfo(deps, caller, body)),
  handle(currentUser.modifyPassword, ({ deps, caller, body, client }) =>
    modifyPassword(deps, caller, { ...body, ip: client.ip }),
  ),
  handle(currentUser.updateSystemTheme, async ({ deps, caller, body }) => {
    await deps.db.updateTable('userAccount').set({ theme: body.theme }).where('id', '=', caller.userId).execute();
    return null;
  }),
  handle(currentUser.updateSystemLanguage, async ({ deps, caller, body }) => {
    await deps.db.updateTable('userAccount').set({ language: body.language }).where('id', '=', caller.userId).execute();
    return null;
  }),
  handle(currentUser.subordinates, ({ deps, caller, params }) => listSubordinates(deps, caller, params.id)),
  handle(currentUser.authorize, ({ caller }) =>
    Promise.resolve({ menuList: caller.rights.menuList, permissionList: caller.rights.permissionList }),
  ),
  handle(currentUser.systemLog, async (call) => {
    const scope = { kind: 'some' as const, userId: call.caller.userId, organizeIds: [] };
    return listLog({ ...call, scope, reader: await readerOf(call) });
  }),
  handle(currentUser.organizes, ({ deps, caller }) => ownOrganizes(deps, caller)),
  handle(currentUser.positions, ({ deps, caller }) => ownPositions(deps, caller)),
  handle(currentUser.updateMajor, ({ deps, caller, body }) => updateMajor(deps, caller, body)),
];
