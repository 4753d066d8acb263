import { contract } from '@smart-admin/api-client/contract';
import { fieldError } from '../../db/requireRow.js';
import { handle } from '../../http/handle.js';
import { AddressList } from './addressList.js';
import { checkWorkCalendar } from './checkWorkCalendar.js';
import { t } from './config.messages.js';
import { type SystemConfig } from './systemConfig.js';

const { config } = contract.system;

export const configRoutes = [
  handle(config.read, async ({ deps }) => ({
    ...(await deps.configs.readRevised()),
    timeZone: deps.clock.timeZone,
  })),
  handle(config.changes, ({ deps }) => deps.configs.changes()),
  handle(config.update, async ({ deps, caller, body, client }) => {
    if (body.allowedAddresses !== undefined) checkAddresses(body.allowedAddresses, client.ip);
    if (body.workCalendar !== undefined) checkWorkCalendar(body.workCalendar);
    const check = ({ secondFactorFor, secondFactorRoles }: SystemConfig) => {
      if (secondFactorFor === 'roles' && secondFactorRoles.length === 0)
        throw fieldError('secondFactorRoles', t('noRoles'));
    };
    await deps.configs.write(body, { userId: caller.userId, check });
    return null;
  }),
];

/** Throws 400 for a list that cannot be read, and for one that shuts out whoever saves it. */
function checkAddresses(text: string, own: string): void {
  const list = new AddressList(text);
  if (list.wrong !== undefined) throw fieldError('allowedAddresses', t('wrongAddress', { line: list.wrong }));
  if (!list.allows(own)) throw fieldError('allowedAddresses', t('withoutYou', { address: own }));
}
