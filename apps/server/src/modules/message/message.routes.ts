import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import * as z from 'zod';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { saveFileUsage } from '../file/usage/saveFileUsage.js';
import { cleanHtml } from '../../http/cleanHtml.js';
import { t } from './message.messages.js';
import { readSetting, saveSetting } from './messageSetting.js';
import { listOwnMessages, readAllMessages, readOwnMessage, removeOwnMessages } from './ownMessages.js';
import { listReaders, releaseNotice } from './releaseNotice.js';

export const messageRoutes = crudRoutes(contract.message, {
  table: 'message',
  fixed: { type: 1, isPersonal: 0 },
  computed: {
    creatorUser: sql<string>`coalesce((select real_name from user_account where id = message.creator_user_id), '')`,
  },
  search: ['title'],
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  toRow: (body, { current }) => {
    if (current?.enabledMark === 1) throw new ApiError(409, t('released', { title: current.title }));
    if (!FilesSchema.safeParse(parse(body.files)).success) throw fieldError('files', t('filesWrong'));
    return { ...body, bodyText: cleanHtml(body.bodyText) };
  },
  afterSave: ({ bodyText, files }, { db, id, current }) =>
    saveFileUsage(db, { kind: 'message', ownerId: id, isNew: !current }, { bodyText, files }),
  own: {
    release: async ({ deps, params, describe }) => {
      const recordName = await releaseNotice(deps, params.id);
      describe({ verb: 'release', recordId: params.id, recordName });
      return null;
    },
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
