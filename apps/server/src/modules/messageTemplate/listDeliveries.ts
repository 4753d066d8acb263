import { pages } from '@smart-admin/api-client/pages';
import { readStoredText } from '../../errors/storedText.js';
import { CrudList, type ListQuery } from '../../http/crud/CrudList.js';
import { type ListCaller } from '../../http/crud/ListOptions.js';
import { usersWithin } from '../user/userScope.js';

const deliveries = new CrudList({
  table: 'messageDelivery',
  scope: { page: pages.template, within: (scope) => usersWithin(scope, 'messageDelivery.userId') },
  columns: [
    ...(['id', 'creatorTime', 'templateName', 'channel', 'address', 'subject', 'content', 'state'] as const),
    ...(['attempts', 'sentTime', 'provider', 'error'] as const),
  ],
  joins: { receiver: { table: 'userAccount', by: 'userId', names: { userName: 'realName' } } },
  search: ['receiver.realName', 'templateName'],
  sound: 'receiver.sound',
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  ordersBy: [],
});

/** What was sent to people within the caller's data permission on the page, the newest first. */
export async function listDeliveries(call: ListCaller & { query: ListQuery }) {
  const { list, pagination } = await deliveries.page(call);
  return {
    list: list.map((delivery) => ({ ...delivery, error: readStoredText(delivery.error, call.locale) })),
    pagination,
  };
}
