import { ROWS_SHOWN, type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Rights } from '../../rights/rights.js';
import { type Dialect } from '../dataSource/kinds/Dialect.js';
import { t } from './dataModel.messages.js';
import { nameOf } from './definitionText.js';
import { type TablePath } from './listTables.js';
import { structureOf, tablesOf, type SourceColumn } from './readCatalogue.js';
import { mayShowRows, tableRules } from './shownTables.js';

/**
 * One page of the rows of a table as texts. Throws 403 for who may not look at rows of the source and for tables that show
 * none, 404 for a table that is not there, 400 for a column that is not shown.
 */
export async function readRows(deps: Deps, rights: Rights, { sourceId, table, ...asked }: TablePath & RowsBody) {
  const source = await deps.dataSources.find(sourceId);
  if (!mayShowRows(rights, source)) throw new ApiError(403, httpText('beyondScope'));
  const { currentPage, pageSize } = asked;
  const offset = (currentPage - 1) * pageSize;
  if (offset + pageSize > ROWS_SHOWN) throw new ApiError(400, t('tooFar', { rows: ROWS_SHOWN }));
  const { dialect } = source;
  return deps.dataSources.run(source, { isReadOnly: true }, async (session) => {
    const names = (await tablesOf(session, source)).map(({ name }) => name);
    requireRow(names.find((name) => name === table));
    const shown = (await tableRules(deps.db, source, names)).shownColumns(table);
    const { columns: all } = await structureOf(session, source, table);
    const columns = all.filter(({ name }) => shown === 'all' || shown.includes(name));
    if (columns.length === 0) throw new ApiError(403, t('rowsHidden', { name: table }));
    const from = `from ${nameOf(source, table)}`;
    const { condition, values } = conditionOf(asked.filters, columns, dialect);
    const selected = columns.map((column, index) => `${cellOf(column, dialect)} as c${index}`).join(', ');
    const rows = await session.query({
      text: `select ${selected} ${from}${condition} order by ${orderOf(asked, columns, dialect)} ${dialect.page(pageSize, offset)}`,
      values,
    });
    const counted = await session.query({
      text: `select count(*) as total from (${countedOf(`${from}${condition}`, dialect)}) counted`,
      values,
    });
    return {
      columns: columns.map(({ name }) => name),
      list: rows.map((row) => ({
        cells: columns.map((column, index) => shownCell(valueOf(row, `c${index}`), column)),
      })),
      pagination: { currentPage, pageSize, total: Number(valueOf(counted[0] ?? {}, 'total') ?? 0) },
    };
  });
}

type RowsBody = z.output<NonNullable<(typeof contract)['system']['dataModel']['rows']['body']>>;

const COUNTED = 10_001;
/** Characters of a cell. */
const LONGEST = 200;

function cellOf(column: SourceColumn, dialect: Dialect): string {
  return dialect.asText(dialect.quote(column.name), column.kind);
}

/** As many rows as are counted, in an order of nothing, which some databases demand before they cut. */
function countedOf(from: string, dialect: Dialect): string {
  const isCutByOrder = dialect.page(1, 0).startsWith('offset');
  return `select 1 as one ${from}${isCutByOrder ? ' order by 1' : ''} ${dialect.page(COUNTED, 0)}`;
}

function orderOf({ order, isDescending }: RowsBody, columns: readonly SourceColumn[], { quote }: Dialect): string {
  const keys = columns.filter(({ keyPlace }) => keyPlace > 0).sort((one, other) => one.keyPlace - other.keyPlace);
  const asked = order === '' ? [] : [requireColumn('order', order, columns)];
  const names = [...asked, ...keys.filter((key) => key !== asked[0])].map(({ name }) => quote(name));
  return names.map((name, index) => (index === 0 && isDescending ? `${name} desc` : name)).join(', ') || '1';
}

function conditionOf(filters: RowsBody['filters'], columns: readonly SourceColumn[], dialect: Dialect) {
  const values: string[] = [];
  const conditions = filters.map(({ column: name, operator, value }, index) => {
    const column = requireColumn(`filters.${index}.column`, name, columns);
    const quoted = dialect.quote(column.name);
    if (operator === 'isEmpty') return `${quoted} is null`;
    if (operator === 'isFilled') return `${quoted} is not null`;
    const bind = (text: string) => dialect.place(values.push(text));
    if (operator === 'contains')
      return `lower(${cellOf(column, dialect)}) like ${bind(`%${value.toLowerCase().replaceAll(/[\\%_[]/g, '!$&')}%`)} escape '!'`;
    return `${quoted} ${OPERATORS[operator]} ${bind(value)}`;
  });
  return { condition: conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '', values };
}

const OPERATORS = { equals: '=', above: '>', below: '<' } as const;

function requireColumn(field: string, name: string, columns: readonly SourceColumn[]): SourceColumn {
  const column = columns.find((each) => each.name === name);
  if (!column) throw fieldError(field, t('noColumn', { name }));
  return column;
}

/** Some databases answer names in capitals. */
function valueOf(row: Record<string, unknown>, name: string): unknown {
  return row[name] ?? row[name.toUpperCase()];
}

function shownCell(value: unknown, { kind }: SourceColumn): string | null {
  if (value === null || value === undefined) return null;
  const text =
    typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  if (kind === 'binary') return `[${text} B]`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
