import { contract } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { handle } from '../../http/handle.js';
import { siteName } from '../config/siteName.js';
import { requireServer, toChannelRow } from './channelRow.js';
import { listDeliveries } from './listDeliveries.js';
import { t } from './messageTemplate.messages.js';
import { enqueueTemplate } from './sendTemplate.js';
import { openChannels } from './spreadTemplate.js';
import { toTemplateRow } from './templateRow.js';
import { fillTemplate, sampleValues } from './templateTexts.js';

const { messageTemplate, messageChannel, messageDelivery } = contract.system;
const hasSecret = sql<boolean>`message_channel.encrypted_secret <> ''`;

export const messageTemplateRoutes = [
  ...crudRoutes(messageTemplate, {
    table: 'messageTemplate',
    order: [
      ['systemMark', 'desc'],
      ['enCode', 'asc'],
    ],
    toRow: toTemplateRow,
    beforeRemove: ({ systemMark, fullName: name }) =>
      systemMark === 1 ? Promise.reject(new ApiError(409, t('system', { name }))) : Promise.resolve(),
    own: {
      preview: ({ deps, caller, params, body }) => previewTemplate(deps, params.id, caller.userId, body.language),
      test: async ({ deps, caller, params, body, describe, once }) => {
        const template = await readTemplate(deps, params.id);
        const batch = { templateId: params.id, receivers: [caller.userId], values: sampleValues(template) };
        await once((trx) => enqueueTemplate(trx, { ...batch, language: body.language }));
        describe({ verb: 'run', recordId: params.id, recordName: template.fullName });
        return { channels: await openChannels(deps.db, template) };
      },
    },
  }),
  ...crudRoutes(messageChannel, {
    table: 'messageChannel',
    secrets: ['secret'],
    computed: { hasSecret },
    askOutside: requireServer,
    toRow: toChannelRow,
    own: {
      list: async ({ deps }) => {
        const channels = deps.db
          .selectFrom('messageChannel')
          .select([
            ...(['id', 'enabledMark', 'provider', 'host', 'port', 'security', 'account', 'fromAddress'] as const),
            ...(['fromName', 'url', 'authorization', 'requestBody', 'accepted'] as const),
            ...(['creatorTime', 'lastModifyTime'] as const),
            sql<string>`''`.as('secret'),
            hasSecret.as('hasSecret'),
          ]);
        return { list: await channels.orderBy('id').execute() };
      },
    },
  }),
  handle(messageDelivery.list, (call) => listDeliveries(call)),
];

async function previewTemplate(deps: Deps, id: string, userId: string, language: Locale) {
  const template = await readTemplate(deps, id);
  const { realName: receiverName } = await deps.db
    .selectFrom('userAccount')
    .select('realName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const values = {
    ...sampleValues(template),
    receiverName,
    systemName: siteName(await deps.configs.read(), language),
  };
  return { ...fillTemplate(template, language, values), channels: await openChannels(deps.db, template) };
}

async function readTemplate({ db }: Pick<Deps, 'db'>, id: string) {
  return requireRow(await db.selectFrom('messageTemplate').selectAll().where('id', '=', id).executeTakeFirst());
}
