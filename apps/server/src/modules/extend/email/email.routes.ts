import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../../http/handle.js';
import { createDraft, startSending, updateDraft } from './drafts.js';
import { listAddresses } from './listAddresses.js';
import { readAccount, saveAccount, testAccount } from './mailAccount.js';
import { countMails, listMails, markMails, readMail, removeMails } from './ownMails.js';
import { readPicture } from './readPicture.js';
import { receiveMails } from './receiveMails.js';

export const emailRoutes = handleAll(contract.extend.email, {
  account: ({ deps, caller }) => readAccount(deps, caller.userId),
  saveAccount: ({ deps, caller, body }) => saveAccount(deps, caller.userId, body),
  testAccount: async ({ deps, caller, body }) => {
    await testAccount(deps, caller.userId, body);
    return null;
  },
  removeAccount: async ({ deps, caller }) => {
    await deps.db.deleteFrom('mailAccount').where('userId', '=', caller.userId).execute();
    return null;
  },
  receive: ({ deps, caller, locale }) => receiveMails(deps, caller, locale),
  list: ({ deps, caller, query }) => listMails(deps, caller.userId, query),
  counts: ({ deps, caller }) => countMails(deps, caller.userId),
  addresses: ({ deps, caller, body }) => listAddresses(deps, caller, body.userIds),
  createDraft: ({ caller, body, once }) => once((trx) => createDraft(trx, caller.userId, body)),
  updateDraft: ({ caller, params: { id }, body: { revision, ...body }, once }) =>
    once((trx) => updateDraft(trx, caller.userId, { id, revision, body })),
  send: ({ caller, params, once }) =>
    once(async (trx) => {
      await startSending(trx, caller.userId, params.id);
      return null;
    }),
  read: ({ deps, caller, params, locale }) => readMail(deps, caller.userId, { ...params, locale }),
  picture: ({ deps, caller, params, query }) => readPicture(deps, caller.userId, { id: params.id, url: query.url }),
  mark: ({ deps, caller, body: { ids, isRead, isStarred } }) =>
    markMails(deps, caller.userId, ids, { isRead, isStarred }),
  remove: ({ deps, caller, body }) => removeMails(deps, caller.userId, body),
  restore: ({ deps, caller, body }) => markMails(deps, caller.userId, body.ids, { isTrashed: false }),
});
