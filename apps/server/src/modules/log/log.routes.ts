import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Caller } from '../../http/caller.js';
import { implement, type Call } from '../../http/implement.js';
import { countSignIns } from './countSignIns.js';
import { listLog } from './listLog.js';
import { type LogReader } from './renderLine.js';
import { clearLog, removeLines } from './removeLog.js';
import { reportError } from './reportError.js';

const { log } = contract.system;
/** Whose lines a caller sees and deletes. */
const logScope = ({ rights }: Caller) => rights.dataScope(pages.log.address);

/** Who reads the log by a call. */
export async function readerOf({
  deps,
  caller,
  locale,
}: Pick<Call<AnyEndpoint>, 'deps' | 'caller' | 'locale'>): Promise<LogReader> {
  return { locale, rights: caller.rights, catalog: await deps.menus.read() };
}

export const logRoutes = [
  implement(log.report, ({ deps, caller, client, body }) => reportError(deps, caller, client, body)),
  implement(log.list, async (call) =>
    listLog(call.deps.db, { scope: logScope(call.caller), reader: await readerOf(call) }, call.query),
  ),
  implement(log.remove, ({ deps, caller, body }) => removeLines(deps.db, logScope(caller), body.ids)),
  implement(log.clear, ({ deps, caller, body }) => clearLog(deps, logScope(caller), body.category)),
  implement(log.signIns, async ({ deps, caller, query }) => ({
    list: await countSignIns(deps.db, logScope(caller), query),
  })),
];
