import {
  sql,
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
} from 'kysely';
import { type Database, type Executor } from '../../db/database.js';
import { keywordPatterns, matches, type KeywordPatterns } from '../../db/keyword.js';
import { COUNT_LIMIT, countStatement, readOrder, toPage, type Page } from '../../db/paging.js';
import { readBatches } from '../../db/readBatches.js';
import { StatementCache } from '../../db/StatementCache.js';
import { type Tables } from '../../db/tables.js';
import { withinScope, type DataScope } from '../../rights/dataScope.js';
import { type ListCaller, type ListOptions } from './ListOptions.js';
import { expressionOf, scopesIn, scopeValues, seenBy, type ScopeOf } from './ScopedValue.js';

/**
 * The rows of a list as data says it: which columns and names of related rows, whose, filtered by which query values, in
 * which order, with which sums. Each shape of a query is compiled once.
 *
 * @example
 * const payments = new CrudList({ table: 'parkingPayment', columns: ['id', 'amount'], scope: { page, organize: 'organizeId' },
 *   joins: { place: { table: 'parkingPlace', by: 'placeId', names: { placeName: 'fullName' } } },
 *   filters: range('paidTime', ['paidFrom', 'paidTo']), sums: ['amount'] });
 */
export class CrudList<
  Table extends keyof Tables,
  Column extends keyof Tables[Table] & string = keyof Tables[Table] & string,
  Name extends string = never,
> {
  /** Fields by which it may be ordered. */
  private readonly orders: Record<string, string>;
  private readonly fields: string[];
  /** Columns of joined tables by the fields that show them. */
  private readonly names: Record<string, string> = {};
  /** Addresses of the pages whose rows decide what a list says. */
  private readonly scopedBy: string[];
  private readonly statements = new StatementCache();

  constructor(private readonly options: ListOptions<Table, Name> & { columns: readonly Column[] }) {
    const { columns, computed = {}, joins = {}, scope, sortable, ordersBy } = options;
    for (const [alias, { names = {} }] of Object.entries(joins))
      for (const [field, column] of Object.entries(names as Record<string, string>))
        this.names[field] = `${alias}.${column}`;
    this.fields = [...new Set([...columns, ...Object.keys(this.names)])];
    const scoped = this.fields.flatMap((field) => {
      const value = computed[field];
      return value && 'page' in value ? [value.page.address] : [];
    });
    this.scopedBy = [...new Set([...(scope ? [scope.page.address] : []), ...scoped])];
    const own = this.fields.filter((field) => !computed[field]);
    const orders = ordersBy ?? [...own, ...Object.keys(sortable ?? {})];
    this.orders = Object.fromEntries(orders.map((name) => [name, name]));
  }

  /** One page of the rows that somebody sees, with the sums of all of them; `scopeOf` where not their rights say whose. */
  async page(
    call: ListCaller & { query: ListQuery },
    scopeOf: ScopeOf = seenBy(call.caller),
  ): Promise<ListPage<ListRow<Table, Column, Name>>> {
    const { currentPage, pageSize, sidx, sort } = call.query;
    const { db } = call.deps;
    const asked = await this.read(call, scopeOf);
    // few are counted where they are read: to look for them again would take as long
    const isFew = asked.names.some((name) => this.options.filters?.[name]?.findsFew?.(asked.values[name]));
    const found = await this.run<ListRow<Table, Column, Name> & { foundTotal?: number }>(db, asked, {
      shape: JSON.stringify([asked.shape, sidx, sort, isFew]),
      values: { ...asked.values, limit: pageSize, offset: (currentPage - 1) * pageSize },
      build: ({ limit = 0, offset = 0, ...values }) => {
        const rows = this.select(db, { asked, values, sidx, sort }).limit(limit).offset(offset);
        return isFew ? rows.select(sql<number>`count(*) over ()`.as('foundTotal')) : rows;
      },
    });
    const foundTotal = found[0]?.foundTotal;
    const list: ListRow<Table, Column, Name>[] = isFew
      ? found.map(({ foundTotal: _, ...row }) => row as unknown as ListRow<Table, Column, Name>)
      : found;
    const count = async () => {
      if (foundTotal !== undefined) return Math.min(foundTotal, COUNT_LIMIT);
      const [counted] = await this.run<{ total: number }>(db, asked, {
        shape: `count ${asked.shape}`,
        values: asked.values,
        build: (values) => {
          const statement = countStatement(this.filtered(db, asked, values));
          return { compile: () => statement.compile(db) };
        },
      });
      return counted?.total ?? 0;
    };
    const page = await toPage(list, { currentPage, pageSize }, count);
    return this.options.sums ? { ...page, sums: await this.sum(db, asked, this.options.sums) } : page;
  }

  /** The same rows some at a time, at most `limit`; `ids` leaves those of them alone. */
  async *batches(
    call: ListCaller & { query: ListQuery },
    { ids, limit }: { ids?: readonly string[] | undefined; limit: number },
    scopeOf: ScopeOf = seenBy(call.caller),
  ): AsyncGenerator<ListRow<Table, Column, Name>[]> {
    const { db } = call.deps;
    const asked = await this.read(call, scopeOf);
    const rows = this.select(db, { asked, values: asked.values, ...call.query });
    const chosen = ids
      ? rows.where(sql<boolean>`${sql.ref(`${this.options.table}.id`)} = any(${[...ids]}::text[])`)
      : rows;
    yield* readBatches(db, chosen as { limit(count: number): Compilable<ListRow<Table, Column, Name>> }, limit);
  }

  /** The table with what is joined to it. */
  rows(db: Database | Executor) {
    const { table, joins = {}, fixed = {} } = this.options;
    let rows = (db as unknown as Kysely<LooseTables>).selectFrom(table as string);
    // never an inner join: one to a row that is not asked about costs nothing where rows are counted
    for (const [alias, { table: joined, by }] of Object.entries(joins))
      rows = rows.leftJoin(`${joined} as ${alias}`, `${alias}.id`, `${table}.${by}`);
    for (const [column, value] of Object.entries(fixed))
      rows = rows.where(sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}`);
    return rows;
  }

  /** Fields as columns and expressions. */
  selection(fields: readonly string[], scopeOf: ScopeOf): Selection[] {
    return fields.map((field) => {
      const computed = this.options.computed?.[field];
      if (computed) return expressionOf(computed, scopeOf).as(field);
      const name = this.names[field];
      return name ? sql`coalesce(${sql.ref(name)}, '')`.as(field) : `${this.options.table}.${field}`;
    });
  }

  /** Rows of whoever sees that of the pages. */
  isOwn(scopeOf: ScopeOf): RawBuilder<boolean> {
    const { table, scope } = this.options;
    const own: DataScope = scope ? scopeOf(scope.page.address) : { kind: 'all' };
    if (!scope || own.kind === 'all') return sql<boolean>`true`;
    if ('within' in scope) return scope.within(own);
    return withinScope(own, {
      ...(scope.owner === null ? {} : { owner: `${table}.${scope.owner ?? 'creatorUserId'}` }),
      organize: `${table}.${scope.organize}`,
    });
  }

  /** Rows in which a keyword is found. */
  matches(patterns: KeywordPatterns): RawBuilder<boolean> {
    const { table, search = DEFAULT_SEARCH, sound = `${table}.sound` } = this.options;
    const columns = search.map((column) => (column.includes('.') ? column : `${table}.${column}`));
    return matches(columns, patterns, sound);
  }

  inOrder<Row>(rows: Rows<Row>, asked: { sidx?: string | undefined; sort?: string | undefined } = {}): Rows<Row> {
    const { table, sortable = {}, order = DEFAULT_ORDER } = this.options;
    const columnOf = (name: string) => sortable[name] ?? sql.ref(this.names[name] ?? `${table}.${name}`);
    return readOrder(asked, this.orders, order).reduce(
      (ordered, [name, direction]) => ordered.orderBy(columnOf(name), direction),
      rows,
    );
  }

  /** What a query asks for, as values of a statement. */
  private async read({ query, ...call }: ListCaller & { query: ListQuery }, scopeOf: ScopeOf): Promise<Asked> {
    const { currentPage: _page, pageSize: _size, sidx: _sidx, sort: _sort, keyword, ...others } = query;
    const { filters = {} } = this.options;
    const named = filters.keyword ? { ...others, keyword } : others;
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(named)) {
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
      const read = filters[name]?.value;
      values[name] = read ? await read(value as string, call) : value;
    }
    const names = Object.keys(values);
    const scopes = scopeValues(this.scopedBy, scopeOf);
    const found = keyword && !filters.keyword ? keywordPatterns(keyword) : {};
    return {
      names,
      values: { ...values, ...scopes.values, ...found },
      shape: JSON.stringify([names, scopes.kinds, Object.keys(found)]),
      varies: names.some((name) => filters[name]?.varies),
    };
  }

  /** Puts the values in as they are: they may be placeholders. */
  private filtered(db: Database, { names }: Asked, values: ListValues) {
    const { table, filters = {} } = this.options;
    const { pattern, sound } = values;
    let rows = this.rows(db).where(this.isOwn(scopesIn(values)));
    for (const name of names) {
      const condition = filters[name]?.where(values[name]);
      rows = rows.where(condition ?? sql<boolean>`${sql.ref(`${table}.${name}`)} = ${values[name]}`);
    }
    for (const [name, filter] of Object.entries(filters))
      if (filter?.otherwise && !names.includes(name)) rows = rows.where(filter.otherwise);
    return pattern === undefined ? rows : rows.where(this.matches({ pattern, ...(sound ? { sound } : {}) }));
  }

  private select(db: Database, { asked, values, sidx, sort }: Selected) {
    const rows = this.filtered(db, asked, values).select(this.selection(this.fields, scopesIn(values)));
    return this.inOrder(rows, { sidx, sort });
  }

  private async sum(db: Database, asked: Asked, columns: readonly string[]): Promise<Record<string, number>> {
    const { table } = this.options;
    const [sums] = await this.run<Record<string, number>>(db, asked, {
      shape: `sums ${asked.shape}`,
      values: asked.values,
      build: (values) =>
        this.filtered(db, asked, values).select(
          columns.map((column) => sql<number>`coalesce(sum(${sql.ref(`${table}.${column}`)}), 0)::float8`.as(column)),
        ),
    });
    return sums ?? {};
  }

  private async run<Row>(db: Database, { varies }: Asked, { shape, values, build }: ListStatement): Promise<Row[]> {
    if (varies) return (await db.executeQuery(build(values).compile() as CompiledQuery<Row>)).rows;
    return this.statements.run<Row, ListValues>(db, {
      ...{ shape, values },
      build: (slots) => build(slots) as { compile(): CompiledQuery<Row> },
    });
  }
}

/** Names of tables and columns come from the contract, so the builder's own types cannot hold them. */
export type LooseTables = Record<string, Record<string, unknown>>;

/** A row as it is listed: columns of its table, and names of others. */
export type ListRow<Table extends keyof Tables, Column extends keyof Tables[Table], Name extends string> = Pick<
  Selectable<Tables[Table]>,
  Column & keyof Selectable<Tables[Table]>
> &
  Record<Name, string>;

/** A page, with the sums of columns over all rows where the list has some. */
export type ListPage<Row> = Page<Row> & { sums?: Record<string, number> };

export interface ListQuery extends Record<string, unknown> {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  sidx?: string | undefined;
  sort?: string | undefined;
}

type Rows<Row> = SelectQueryBuilder<LooseTables, string, Row>;
type Selection = string | ReturnType<RawBuilder<unknown>['as']>;

/** What a query asks for; `shape` with what decides about the text of its statements. */
interface Asked {
  names: string[];
  values: ListValues;
  shape: string;
  varies: boolean;
}

interface Selected {
  asked: Asked;
  values: ListValues;
  sidx?: string | undefined;
  sort?: string | undefined;
}

interface ListStatement {
  shape: string;
  values: ListValues;
  build(values: ListValues): { compile(): CompiledQuery<unknown> };
}

/** What a list is filtered by: the query's own filters under their names, the scopes of pages, and these. */
interface ListValues extends Record<string, unknown>, Partial<KeywordPatterns> {
  limit?: number;
  offset?: number;
}

const DEFAULT_SEARCH = ['fullName', 'enCode'] as const;
const DEFAULT_ORDER = [
  ['sortCode', 'asc'],
  ['id', 'asc'],
] as const;
