import { sql, type Kysely } from 'kysely';

/**
 * What makes the tables of the database anew, as statements: `sequences` and `tables` before the rows, `rules` after them
 * (functions, constraints, indexes, triggers). Throws for what it does not know, rather than leave it out.
 */
export async function describeSchema(db: Kysely<unknown>): Promise<DatabaseSchema> {
  const [sequences, tables, columns, others, functions, constraints, indexes, triggers] = await Promise.all([
    read<{ statement: string }>(
      db,
      sql`select format('create sequence %I as %s increment %s minvalue %s maxvalue %s start %s cache %s %s',
        sequencename, data_type, increment_by, min_value, max_value, start_value, cache_size,
        case when cycle then 'cycle' else 'no cycle' end) as statement
      from pg_sequences where schemaname = 'public'
      union all select format('select setval(%L, %s)', quote_ident(sequencename), last_value)
      from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
    ),
    read<{ name: string; persistence: string }>(
      db,
      sql`select relname as name, relpersistence as persistence from pg_class c where ${IS_OURS} and relkind = 'r' order by 1`,
    ),
    read<ColumnRow>(
      db,
      sql`select relname as table, quote_ident(attname) as name, format_type(atttypid, atttypmod) as type,
        attnotnull as required, pg_get_expr(adbin, adrelid) as standard, attgenerated as computed
      from pg_class c join pg_attribute a on a.attrelid = c.oid
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${IS_OURS} and relkind = 'r' and attnum > 0 and not attisdropped and attidentity = ''
      order by relname, attnum`,
    ),
    read<{ what: string }>(
      db,
      sql`select format('%s (%s)', relname, relkind) as what from pg_class c
        where ${IS_OURS} and relkind not in ('r', 'i', 'c', 't', 'S')
      union all select format('%s.%s', relname, attname) from pg_class c join pg_attribute a on a.attrelid = c.oid
        where ${IS_OURS} and relkind = 'r' and attnum > 0 and not attisdropped and attidentity <> ''
      union all select typname from pg_type c where ${ofSchema('typnamespace')} and typtype not in ('c', 'b')
        and ${notOfExtension}`,
    ),
    read<{ statement: string }>(
      db,
      sql`select pg_get_functiondef(c.oid) as statement from pg_proc c
      where ${ofSchema('pronamespace')} and prokind <> 'a' and ${notOfExtension} order by proname`,
    ),
    read<{ statement: string }>(
      db,
      sql`select format('alter table %I add constraint %I %s', r.relname, conname, pg_get_constraintdef(c.oid)) as statement
      from pg_constraint c join pg_class r on r.oid = conrelid
      where ${ofSchema('connamespace')} and contype in ('p', 'u', 'c', 'x', 'f')
      -- what others refer to comes first
      order by position(contype::text in 'pucxf'), r.relname, conname`,
    ),
    read<{ statement: string }>(
      db,
      sql`select pg_get_indexdef(c.oid) as statement from pg_class c
      where ${IS_OURS} and relkind = 'i' and not exists (select 1 from pg_constraint where conindid = c.oid and contype in ('p', 'u', 'x'))
      order by relname`,
    ),
    read<{ statement: string }>(
      db,
      sql`select pg_get_triggerdef(t.oid) as statement from pg_trigger t join pg_class c on c.oid = tgrelid
      where ${IS_OURS} and not tgisinternal order by relname, tgname`,
    ),
  ]);
  if (others.length > 0)
    throw new Error(`a backup does not know how to keep ${others.map(({ what }) => what).join(', ')}`);
  const columnsOf = (table: string) => columns.filter((column) => column.table === table);
  const statements = (rows: readonly { statement: string }[]) => rows.map(({ statement }) => statement);
  return {
    sequences: statements(sequences),
    tables: tables.map(({ name, persistence }) => ({
      name,
      columns: columnsOf(name)
        .filter(({ computed }) => computed === '')
        .map((column) => column.name),
      isLogged: persistence === 'p',
      statement: `create ${persistence === 'u' ? 'unlogged ' : ''}table ${quote(name)} (\n${columnsOf(name)
        .map(columnText)
        .join(',\n')}\n)`,
    })),
    rules: [functions, constraints, indexes, triggers].flatMap(statements),
  };
}

/** The name of a table as it stands in a statement. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export interface DatabaseSchema {
  /** With where they stand. */
  sequences: string[];
  tables: SchemaTable[];
  rules: string[];
}

export interface SchemaTable {
  name: string;
  /** Those that hold rows, quoted. */
  columns: string[];
  /** Whether its rows outlive a crash of the database. */
  isLogged: boolean;
  statement: string;
}

const ofSchema = (column: string) => sql`${sql.ref(column)} = 'public'::regnamespace`;
const notOfExtension = sql`not exists (select 1 from pg_depend e where e.objid = c.oid and e.deptype = 'e')`;
const IS_OURS = sql`${ofSchema('c.relnamespace')} and ${notOfExtension}`;

async function read<Row>(db: Kysely<unknown>, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await query.execute(db)).rows as Row[];
}

interface ColumnRow {
  table: string;
  /** Quoted. */
  name: string;
  type: string;
  required: boolean;
  /** Its default, or what it is computed by. */
  standard: string | null;
  /** `s` when it is computed and stored, `v` when it is computed as it is read. */
  computed: '' | 's' | 'v';
}

function columnText({ name, type, required, standard, computed }: ColumnRow) {
  const given = computed === '' ? ` default ${standard}` : ` generated always as (${standard}) ${KINDS[computed]}`;
  return `  ${name} ${type}${standard === null ? '' : given}${required ? ' not null' : ''}`;
}

const KINDS = { s: 'stored', v: 'virtual' };
