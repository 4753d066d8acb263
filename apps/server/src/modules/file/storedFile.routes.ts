import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';
import { fileTotals } from './fileTotals.js';
import { fileUsage } from './fileUsage.js';
import { listFiles } from './listFiles.js';
import { removeFiles } from './removeFiles.js';

const { file } = contract.system;

export const storedFileRoutes = [
  implement(file.list, ({ deps, query }) => listFiles(deps.db, query)),
  implement(file.totals, ({ deps }) => fileTotals(deps)),
  implement(file.usage, async ({ deps, params, locale }) => {
    const uses = await fileUsage(deps, [params.id]);
    return { list: uses.map(({ kind, id, name }) => ({ kind, id, fullName: name(locale) })) };
  }),
  implement(file.remove, ({ deps, params }) => removeFiles(deps, [params.id])),
  implement(file.removeMany, ({ deps, body }) => removeFiles(deps, body.ids)),
];
