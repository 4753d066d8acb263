import {
  LanguageSchema,
  LayoutTypeSchema,
  SysConfigSchema,
  type CurrentUserSchema,
} from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { JsonText } from '../../http/handle.js';
import { placeText } from '../../http/placeText.js';
import { type Rights } from '../../rights/rights.js';

/** Menu, user, permissions and system configuration of the caller. */
export async function readCurrentUser(deps: Deps, { userId, rights }: Caller, locale: Locale): Promise<JsonText> {
  const [user, config] = await Promise.all([
    deps.db
      .selectFrom('userAccount')
      .leftJoin('organize', 'organize.id', 'userAccount.organizeId')
      .leftJoin('position', 'position.id', 'userAccount.positionId')
      .select([
        'userAccount.account',
        'userAccount.realName',
        'userAccount.headIcon',
        'userAccount.mobilePhone',
        'userAccount.organizeId',
        'userAccount.mustChangePassword',
        'userAccount.portalId',
        'userAccount.theme',
        'userAccount.language',
        'userAccount.prevLoginTime',
        'userAccount.prevLoginIp',
        'userAccount.prevLoginPlace',
      ])
      .select(['organize.fullName as organizeName', 'position.fullName as positionName'])
      .where('userAccount.id', '=', userId)
      .executeTakeFirstOrThrow(),
    deps.configs.read(),
  ]);
  const rest: Pick<z.input<typeof CurrentUserSchema>, 'sysConfigInfo' | 'userInfo'> = {
    sysConfigInfo: {
      ...SysConfigSchema.parse(config),
      texts: await deps.texts.read(),
    },
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
      mustChangePassword: user.mustChangePassword === 1,
      theme: LayoutTypeSchema.catch('classic').parse(user.theme),
      language: LanguageSchema.catch('zh').parse(user.language),
      prevLogin: user.prevLoginTime === null ? 0 : 1,
      prevLoginTime: user.prevLoginTime,
      prevLoginIPAddress: user.prevLoginIp,
      prevLoginIPAddressName: placeText(user.prevLoginPlace)(locale),
    },
  };
  return new JsonText(['{', rightsText(rights), `,${JSON.stringify(rest).slice(1)}`]);
}

const texts = new Map<Rights, Buffer>();
/** Users whose menus are kept as text: each takes up to some hundred kilobytes. */
const CAPACITY = 500;

/** Both menus and `permissionList` as the inside of a JSON object; with hundreds of entries writing them costs most. */
function rightsText(rights: Rights): Buffer {
  const known = texts.get(rights);
  if (known) return known;
  const { menuList, appMenuList, permissionList } = rights;
  const text = Buffer.from(JSON.stringify({ menuList, appMenuList, permissionList }).slice(1, -1));
  if (texts.size >= CAPACITY) texts.delete(texts.keys().next().value ?? rights);
  texts.set(rights, text);
  return text;
}
