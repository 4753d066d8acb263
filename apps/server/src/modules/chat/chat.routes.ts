import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { listConversations } from './listConversations.js';

export const chatRoutes = handleAll(contract.chat, {
  conversations: async ({ deps, caller }) => ({ list: await listConversations(deps, caller.userId) }),
});
