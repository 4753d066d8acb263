import { contract, MENU_LIMITS, type MenuButton } from '@smart-admin/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import { type Executor } from '../../db/database.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { handleAll } from '../../http/handle.js';
import { mpProvider } from './accounts.js';
import { atWeChat } from './describeWeChatError.js';
import { t } from './wechat.messages.js';

export const mpMenuRoutes = handleAll(contract.wechat.mpMenu, {
  read: async ({ deps }) => {
    const { buttons, revision, published, publishedTime } = await readMenu(deps.db);
    return { buttons, revision, publishedTime, isChanged: !isDeepStrictEqual(buttons, published ?? []) };
  },
  update: async ({ deps, caller, body: { revision, buttons }, describe }) => {
    const { numUpdatedRows } = await deps.db
      .updateTable('weChatMenu')
      .set({
        buttons: JSON.stringify(buttons),
        revision: revision + 1,
        lastModifyTime: new Date(deps.clock.now()),
        lastModifyUserId: caller.userId,
      })
      .where('id', '=', 'mp')
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, t('menuChanged'));
    describe({ verb: 'update', recordId: 'mp', recordName: '' });
    return null;
  },
  publish: async ({ deps, body, describe }) => {
    const { buttons, revision } = await readMenu(deps.db);
    if (revision !== body.revision) throw new ApiError(409, t('menuChanged'));
    requirePublishable(buttons);
    const provider = await mpProvider(deps);
    await atWeChat(provider.publishMenu(buttons));
    await deps.db
      .updateTable('weChatMenu')
      .set({ published: JSON.stringify(buttons), publishedTime: new Date(deps.clock.now()) })
      .where('id', '=', 'mp')
      .execute();
    describe({ verb: 'release', recordId: 'mp', recordName: '' });
    return null;
  },
});

function readMenu(db: Executor) {
  return db.selectFrom('weChatMenu').selectAll().where('id', '=', 'mp').executeTakeFirstOrThrow();
}

/** Throws 400 for a menu that WeChat would refuse, naming its first wrong button. */
export function requirePublishable(buttons: readonly MenuButton[]): void {
  for (const [index, button] of buttons.entries()) {
    const problem = problemOf(button, MENU_LIMITS.nameBytes);
    if (problem) throw fieldError(`buttons.${index}`, problem);
    for (const [below, child] of button.children.entries()) {
      const wrong = problemOf({ ...child, children: [] }, MENU_LIMITS.childNameBytes);
      if (wrong) throw fieldError(`buttons.${index}.children.${below}`, wrong);
    }
  }
}

function problemOf(button: MenuButton, limit: number): LocalText | undefined {
  const { name, type, url, key, appId, pagePath, children } = button;
  if (Buffer.byteLength(name) > limit) return t('nameTooLong', { name, limit, letters: Math.floor(limit / 3) });
  if (children.length > 0) return undefined;
  if (type === 'view' && !url) return t('urlNeeded', { name });
  if (type === 'click' && !key) return t('keyNeeded', { name });
  if (type === 'miniprogram' && (!appId || !pagePath || !url)) return t('programNeeded', { name });
  return undefined;
}
