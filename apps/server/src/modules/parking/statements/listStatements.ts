import { type contract, type StatementRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readPage } from '../../../db/paging.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Call } from '../../../http/handle.js';
import { type DataScope, withinScope } from '../../../rights/dataScope.js';

const PAGE = pages.parkingStatement.address;

/** Statements of which the caller sees a line, the newest day first, with what they see of each. */
export async function listStatements({ deps: { db }, caller, query }: Call<typeof contract.parking.statement.list>) {
  const scope = caller.rights.dataScope(PAGE);
  let statements = seenStatements(db, scope);
  if (query.provider?.length) statements = statements.where('statement.provider', 'in', query.provider);
  if (query.dayFrom) statements = statements.where('statement.day', '>=', query.dayFrom);
  if (query.dayTo) statements = statements.where('statement.day', '<=', query.dayTo);
  if (query.open !== undefined) {
    const hasOpen = sql<boolean>`exists (select 1 from parking_statement_item item
      where item.statement_id = statement.id and item.result <> 'matched' and item.settled_time is null
        and ${withinScope(scope, { organize: 'item.organizeId' })})`;
    statements = statements.where(query.open === 1 ? hasOpen : sql<boolean>`not ${hasOpen}`);
  }
  const { list, pagination } = await readPage({
    db,
    query,
    count: statements,
    rows: withNames(statements).orderBy('statement.day', 'desc').orderBy('statement.provider', 'desc'),
  });
  return { list: await withFigures(db, scope, list), pagination };
}

/** One of them. Throws 404 for one of which the caller sees nothing. */
export async function readStatement(db: Database, scope: DataScope, id: string): Promise<StatementRow> {
  const found = await withNames(seenStatements(db, scope)).where('statement.id', '=', id).execute();
  return requireRow((await withFigures(db, scope, found))[0]);
}

/** Also one without lines is seen by whoever sees all rows. */
function seenStatements(db: Database, scope: DataScope) {
  const statements = db.selectFrom('parkingStatement as statement');
  if (scope.kind === 'all') return statements;
  return statements.where(
    sql<boolean>`exists (select 1 from parking_statement_item item where item.statement_id = statement.id
      and ${withinScope(scope, { organize: 'item.organizeId' })})`,
  );
}

function withNames(statements: ReturnType<typeof seenStatements>) {
  return statements
    .leftJoin('userAccount', 'userAccount.id', 'statement.userId')
    .select(['statement.id', 'statement.provider', 'statement.day', 'statement.fileName', 'statement.merchant'])
    .select(['statement.creatorTime', 'statement.comparedTime'])
    .select(sql<string>`coalesce(user_account.real_name, '')`.as('operatorName'));
}

type NamedStatement = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

async function withFigures(
  db: Database,
  scope: DataScope,
  statements: readonly NamedStatement[],
): Promise<StatementRow[]> {
  const ids = statements.map(({ id }) => id);
  const { rows } = await sql<Figures>`
    select item.statement_id, count(*)::int as items,
      count(*) filter (where item.result <> 'matched')::int as differing,
      count(*) filter (where item.result <> 'matched' and item.settled_time is null)::int as open,
      coalesce(sum(item.theirs), 0)::float8 as theirs, coalesce(sum(item.ours), 0)::float8 as ours
    from parking_statement_item item
    where item.statement_id = any(${ids}::text[]) and ${withinScope(scope, { organize: 'item.organizeId' })}
    group by item.statement_id`.execute(db);
  const figures = new Map(rows.map(({ statementId, ...each }) => [statementId, each]));
  return statements.map((statement) => {
    const { theirs, ours, ...counts } = figures.get(statement.id) ?? NOTHING;
    return { ...statement, ...counts, theirs, ours, difference: theirs - ours };
  });
}

interface Figures extends Pick<StatementRow, 'items' | 'differing' | 'open' | 'theirs' | 'ours'> {
  statementId: string;
}

const NOTHING = { items: 0, differing: 0, open: 0, theirs: 0, ours: 0 };
