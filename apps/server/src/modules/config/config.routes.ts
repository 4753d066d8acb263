import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';

const { config } = contract.system;

export const configRoutes = [
  implement(config.read, ({ deps }) => deps.configs.read()),
  implement(config.update, async ({ deps, body }) => {
    await deps.configs.write(body);
    return null;
  }),
];
