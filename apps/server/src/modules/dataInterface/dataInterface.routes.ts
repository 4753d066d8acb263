import { contract, InterfaceBodySchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { readPage } from '../../db/paging.js';
import { contains } from '../../db/keyword.js';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type ScopedValue } from '../../http/crud/ScopedValue.js';
import { type FileAnswer } from '../../http/handle.js';
import { readFilterText } from '../../http/readFilterText.js';
import { usersWithin } from '../user/userScope.js';
import { answerCall, readDefinition } from './answerCall.js';
import { checkInterface, needsSecretAgain } from './checkInterface.js';
import { t } from './dataInterface.messages.js';
import { interfaceColumns } from './interfaceColumns.js';
import { interfaceLog, interfaceStatistics } from './interfaceLog.js';
import { pageOfRows, rowWith } from './pickRows.js';
import { previewInterface, requireSqlRight } from './previewInterface.js';
import { parseParameters } from './readParameters.js';
import { isCallable } from './requireCallable.js';

const JSON_FIELDS = ['roleIds', 'parameters', 'headers', 'columns'] as const;
/** Of the calls that the caller finds in the log of an interface. */
const recentCalls = (condition: string): ScopedValue<number> => ({
  page: pages.user,
  value: (scope) => sql`(select count(*)::int from data_interface_log log
    where log.interface_id = data_interface.id and log.creator_time > now() - interval '7 days' ${sql.raw(condition)}
    and ${usersWithin(scope, 'log.userId')})`,
});

export const dataInterfaceRoutes = crudRoutes(contract.system.dataInterface, {
  table: 'dataInterface',
  secrets: ['secret'],
  computed: {
    hasSecret: sql<boolean>`data_interface.encrypted_secret <> ''`,
    calls: recentCalls(''),
    failures: recentCalls("and log.error <> ''"),
  },
  guard: (rows, { call }) => {
    if (rows.some(({ kind }) => kind === 'sql')) requireSqlRight(call.caller);
  },
  toRow: async ({ secret, ...body }, { id, current, call }) => {
    if (body.kind === 'sql') requireSqlRight(call.caller);
    checkInterface({ ...body, secret });
    if (current?.encryptedSecret && needsSecretAgain(current, { ...body, secret }))
      throw fieldError('secret', t('secretAgain'));
    const json = Object.fromEntries(JSON_FIELDS.map((field) => [field, JSON.stringify(body[field])]));
    const sealed = secret ? { encryptedSecret: await call.deps.interfaces.credentials.seal(secret, id) } : {};
    return { ...body, ...json, ...(body.auth === 'none' ? { encryptedSecret: '' } : sealed) };
  },
  own: {
    callable: ({ deps, caller, query }) => listCallable(deps, caller, query),
    response: ({ deps, caller, params, query }) =>
      answerCall(deps, {
        interfaceId: params.id,
        caller,
        given: parseParameters(query.parameters),
        cause: 'response',
      }),
    actionList: async ({ deps, caller, params, query }) =>
      pageOfRows(
        await answerCall(deps, {
          interfaceId: params.id,
          caller,
          given: parseParameters(query.parameters),
          cause: 'list',
        }),
        query,
        readFilterText(query.filter),
      ),
    actionInfo: async ({ deps, caller, params, query }) =>
      rowWith(
        await answerCall(deps, {
          interfaceId: params.id,
          caller,
          given: parseParameters(query.parameters),
          cause: 'info',
        }),
        query,
        readFilterText(query.filter),
      ),
    columns: async ({ deps, caller, params }) => ({ list: await interfaceColumns(deps, caller, params.id) }),
    preview: ({ deps, caller, params, body }) => previewInterface(deps, { id: params.id, caller, ...body }),
    export: ({ deps, params }) => exportInterface(deps, params.id),
    log: ({ query, params, ...call }) => interfaceLog.page({ ...call, query: { ...query, interfaceId: params.id } }),
    statistics: ({ deps, caller, params, query }) => interfaceStatistics(deps, caller, params.id, query),
  },
});

/** Enabled interfaces that somebody may ask. */
function listCallable({ db }: Deps, caller: Caller, query: CallableQuery) {
  let found = db.selectFrom('dataInterface').where('enabledMark', '=', 1).where(isCallable(caller));
  if (query.category) found = found.where('category', '=', query.category);
  if (query.keyword)
    found = found.where(
      contains(['dataInterface.fullName', 'dataInterface.enCode'], query.keyword, 'dataInterface.sound'),
    );
  const rows = found.select(['id', 'fullName', 'enCode', 'category', 'parameters']).orderBy('sortCode').orderBy('id');
  return readPage({ db, query, count: found, rows });
}

interface CallableQuery {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  category?: string | undefined;
}

/** An interface as a JSON file; its password stays here. */
async function exportInterface(deps: Deps, id: string): Promise<FileAnswer> {
  const stored = await readDefinition(deps, id);
  const { secret: _secret, ...fields } = InterfaceBodySchema.parse(stored);
  return {
    fileName: `${stored.fullName}.json`,
    content: Buffer.from(JSON.stringify({ version: 1, dataInterface: fields }, null, 2)),
  };
}
