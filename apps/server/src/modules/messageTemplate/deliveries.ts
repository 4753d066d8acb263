import { pages } from '@smart-admin/api-client/pages';
import { CrudList } from '../../http/crud/CrudList.js';
import { usersWithin } from '../user/userScope.js';

/** What was sent to people within the caller's data permission on the page, the newest first. */
export const deliveries = new CrudList({
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
