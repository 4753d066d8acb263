import { contract } from '@smart-admin/api-client/contract';
import { implementAll } from '../../http/implement.js';
import { cancelTransfer, listTransfers, readTransferFile, removeTransfer } from './transfers.js';

export const transferRoutes = implementAll(contract.system.transfer, {
  list: ({ deps, caller: { userId }, query: { target } }) => listTransfers(deps, { userId, target }),
  cancel: ({ deps, caller: { userId }, params: { id } }) => cancelTransfer(deps, { id, userId }),
  remove: ({ deps, caller: { userId }, params: { id } }) => removeTransfer(deps, { id, userId }),
  file: ({ deps, caller: { userId }, params: { id } }) => readTransferFile(deps, { id, userId }),
});
