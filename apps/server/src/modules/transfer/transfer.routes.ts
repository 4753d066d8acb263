import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { cancelTransfer, listTransfers, readTransferFile, removeTransfer } from './transfers.js';

export const transferRoutes = handleAll(contract.system.transfer, {
  list: ({ deps, caller: { userId }, query: { target } }) => listTransfers(deps, { userId, target }),
  cancel: ({ deps, caller: { userId }, params: { id } }) => cancelTransfer(deps, { id, userId }),
  remove: ({ deps, caller: { userId }, params: { id } }) => removeTransfer(deps, { id, userId }),
  file: ({ deps, caller: { userId }, params: { id } }) => readTransferFile(deps, { id, userId }),
});
