import { contract } from '@smart-admin/api-client/contract';
import { implementAll } from '../../http/implement.js';
import { listConversations } from './listConversations.js';

export const chatRoutes = implementAll(contract.chat, {
  conversations: async ({ deps, caller }) => ({ list: await listConversations(deps, caller.userId) }),
});
