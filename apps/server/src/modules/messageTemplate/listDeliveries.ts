import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { contains } from '../../db/keyword.js';
import { readPage } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { reasonText } from '../../jobs/killed.js';
import { usersWithin } from '../user/userScope.js';
import { type DeliveryState, type MessageChannel } from './messageTemplate.tables.js';

/** What was sent to people within the caller's data permission on the page, the newest first. */
export async function listDeliveries({ db }: Pick<Deps, 'db'>, { caller: { rights }, locale, query }: DeliveriesInput) {
  const scope = rights.dataScope(pages.template.address);
  let found = db
    .selectFrom('messageDelivery')
    .innerJoin('userAccount', 'userAccount.id', 'messageDelivery.userId')
    .where(usersWithin(scope));
  if (query.channel) found = found.where('channel', '=', query.channel);
  if (query.state) found = found.where('state', '=', query.state);
  if (query.keyword)
    found = found.where(
      contains(['userAccount.realName', 'messageDelivery.templateName'], query.keyword, 'userAccount.sound'),
    );
  const { list, pagination } = await readPage({
    db,
    query,
    count: found,
    rows: found
      .select(['messageDelivery.id', 'messageDelivery.creatorTime', 'templateName', 'channel', 'address', 'subject'])
      .select(['content', 'state', 'attempts', 'sentTime', 'provider', 'error', 'userAccount.realName as userName'])
      .orderBy('messageDelivery.creatorTime', 'desc')
      .orderBy('messageDelivery.id', 'desc'),
  });
  return { list: list.map((delivery) => ({ ...delivery, error: reasonText(delivery.error, locale) })), pagination };
}

interface DeliveriesInput {
  caller: Caller;
  locale: Locale;
  query: DeliveryQuery;
}

interface DeliveryQuery {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  channel?: MessageChannel | undefined;
  state?: DeliveryState | undefined;
}
