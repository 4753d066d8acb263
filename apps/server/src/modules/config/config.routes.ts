import { contract } from '@smart-admin/api-client/contract';
import { fieldError } from '../../db/requireRow.js';
import { implement } from '../../http/implement.js';
import { AddressList } from './addressList.js';
import { say } from './config.messages.js';
import { type SystemConfig } from './systemConfig.js';

const { config } = contract.system;

export const configRoutes = [
  implement(config.read, ({ deps }) => deps.configs.readRevised()),
  implement(config.update, async ({ deps, caller, body, client }) => {
    if (body.allowedAddresses !== undefined) checkAddresses(body.allowedAddresses, client.ip);
    const check = ({ secondFactorFor, secondFactorRoles }: SystemConfig) => {
      if (secondFactorFor === 'roles' && secondFactorRoles.length === 0)
        throw fieldError('secondFactorRoles', say('noRoles'));
    };
    await deps.configs.write(body, { userId: caller.userId, check });
    return null;
  }),
];

/** Throws 400 for a list that cannot be read, and for one that shuts out whoever saves it. */
function checkAddresses(text: string, own: string): void {
  const list = new AddressList(text);
  if (list.wrong !== undefined) throw fieldError('allowedAddresses', say('wrongAddress', { line: list.wrong }));
  if (!list.allows(own)) throw fieldError('allowedAddresses', say('withoutYou', { address: own }));
}
