import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import { fieldError } from '../../db/requireRow.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { requireState, stateActions } from '../../http/crud/stateActions.js';
import { saveFileUsage } from '../file/usage/saveFileUsage.js';
import { cleanHtml } from '../../http/cleanHtml.js';
import { t } from './message.messages.js';
import { readSetting, saveSetting } from './messageSetting.js';
import { listOwnMessages, readAllMessages, readOwnMessage, removeOwnMessages } from './ownMessages.js';
import { deliverNotice, listReaders, noticeStates } from './releaseNotice.js';

const NOTICES = { type: 1, isPersonal: 0 } as const;

export const messageRoutes = crudRoutes(contract.message, {
  table: 'message',
  fixed: NOTICES,
  computed: {
    creatorUser: sql<string>`coalesce((select real_name from user_account where id = message.creator_user_id), '')`,
  },
  search: ['title'],
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  toRow: async (body, { db, current }) => {
    if (current) await requireState(db, noticeStates, current, ['draft']);
    if (!FilesSchema.safeParse(parse(body.files)).success) throw fieldError('files', t('filesWrong'));
    return { ...body, bodyText: cleanHtml(body.bodyText) };
  },
  afterSave: ({ bodyText, files }, { db, id, current }) =>
    saveFileUsage(db, { kind: 'message', ownerId: id, isNew: !current }, { bodyText, files }),
  own: {
    ...stateActions(
      contract.message,
      { states: noticeStates, fixed: NOTICES },
      {
        release: {
          ...{ from: ['draft'], to: 'released', verb: 'release' },
          work: (notice, { db }) => deliverNotice(db, notice),
        },
      },
    ),
    readers: ({ deps, caller, params, query }) => listReaders(deps, caller, params.id, query),
    mine: ({ deps, caller, query }) => listOwnMessages(deps, caller.userId, query),
    readInfo: ({ deps, caller, params }) => readOwnMessage(deps, caller.userId, params.id),
    readAll: ({ deps, caller }) => readAllMessages(deps, caller.userId),
    setting: ({ deps, caller }) => readSetting(deps, caller.userId),
    saveSetting: ({ deps, caller, body }) => saveSetting(deps, caller.userId, body),
    removeMine: ({ deps, caller, body }) => removeOwnMessages(deps, caller.userId, body.ids),
  },
});

/** What the uploader holds of a file. */
const FilesSchema = z.array(z.looseObject({ name: z.string(), fileId: z.string() })).max(50);

function parse(text: string): unknown {
  try {
    return JSON.parse(text || '[]');
  } catch {
    return undefined;
  }
}
