// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const chat: RouteTree<Contract['chat']> = {
  conversations: { path: '/api/message/imreply' },
};
