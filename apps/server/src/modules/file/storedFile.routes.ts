import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Caller } from '../../rights/caller.js';
import { handleAll } from '../../http/handle.js';
import { fileTotals } from './usage/fileTotals.js';
import { fileUsage } from './usage/fileUsage.js';
import { listFiles } from './usage/listFiles.js';
import { removeFiles } from './usage/removeFiles.js';
import { requireFilesWithin } from './usage/requireFilesWithin.js';

/** Whose files a caller manages. */
const fileScope = ({ rights }: Caller) => rights.dataScope(pages.file.address);

export const storedFileRoutes = handleAll(contract.system.file, {
  list: ({ deps, caller, query }) => listFiles(deps.db, fileScope(caller), query),
  totals: ({ deps, caller }) => fileTotals(deps, fileScope(caller)),
  usage: async ({ deps, caller, params, locale }) => {
    await requireFilesWithin(deps.db, fileScope(caller), [params.id]);
    const uses = await fileUsage(deps, [params.id]);
    return { list: uses.map(({ kind, id, name }) => ({ kind, id, fullName: name(locale) })) };
  },
  remove: ({ deps, caller, params }) => removeFiles(deps, fileScope(caller), [params.id]),
  removeMany: ({ deps, caller, body }) => removeFiles(deps, fileScope(caller), body.ids),
});
