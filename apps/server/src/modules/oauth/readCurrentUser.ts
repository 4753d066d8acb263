import { LanguageSchema, LayoutTypeSchema, SysConfigSchema, type CurrentUserSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../http/caller.js';
import { JsonText } from '../../http/implement.js';

/** Menu, user, permissions and system configuration of the caller. */
export async function readCurrentUser(deps: Deps, { userId, rights }: Caller): Promise<JsonText> {
  const [user, config] = await Promise.all([
    deps.db
      .selectFrom('userAccount')
      .leftJoin('organize', 'organize.id', 'userAccount.organizeId')
      .leftJoin('position', 'position.id', 'userAccount.positionId')
      .selectAll('userAccount')
      .select(['organize.fullName as organizeName', 'position.fullName as positionName'])
      .where('userAccount.id', '=', userId)
      .executeTakeFirstOrThrow(),
    deps.configs.read(),
  ]);
  const rest: Pick<z.input<typeof CurrentUserSchema>, 'sysConfigInfo' | 'userInfo'> = {
    sysConfigInfo: SysConfigSchema.parse(config),
    userInfo: {
      userId,
      userAccount: user.account,
      userName: user.realName,
      headIcon: user.headIcon,
      mobilePhone: user.mobilePhone,
      organizeId: user.organizeId,
      organizeName: user.organizeName ?? '',
      positionName: user.positionName ?? '',
      portalId: user.portalId,
      isAdministrator: rights.isAdministrator,
      theme: LayoutTypeSchema.catch('classic').parse(user.theme),
      language: LanguageSchema.catch('zh').parse(user.language),
      prevLogin: user.prevLoginTime === null ? 0 : 1,
      prevLoginTime: user.prevLoginTime,
      prevLoginIPAddress: user.prevLoginIp,
      prevLoginIPAddressName: user.prevLoginPlace,
    },
  };
  return new JsonText(`{${rights.json},${JSON.stringify(rest).slice(1)}`);
}
