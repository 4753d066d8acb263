import {
  CURRENT_USER,
  type CurrentUser,
  type Field,
  fieldText,
  type FieldReference,
  type FormValues,
  type OptionQuery,
  type Option,
  referenceOf,
} from '@smart-admin/form-engine/core';
import { DEFAULT_LOCALE } from '@smart-admin/ui/messages';
import { type RawBuilder, sql } from 'kysely';
import { organizeLabel, positionLabel, userLabel } from '../../../db/qualifiedNames.js';
import { type Executor } from '../../../db/database.js';
import { addTo } from '../../../db/groups.js';
import { type Caller } from '../../../rights/caller.js';
import { modelTables, readReleased } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { type InterfaceRows } from './InterfaceRows.js';
import { accessOf, type RecordAccess } from './recordAccess.js';
import { referencesIn } from './referencesIn.js';
import { fromRow, selection } from './rowCodec.js';

/** Names of what records point to, by the key of the reference and id. */
export class RecordNames {
  constructor(
    private readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>,
    private readonly dictionaries: ReadonlyMap<string, readonly DictionaryItem[]>,
  ) {}

  /** Name of an id; undefined when nothing has it. */
  readonly name = (key: string, id: string): string | undefined => this.names.get(key)?.get(id);

  /** Options of a dictionary; undefined for remote addresses, which are not checked here. */
  readonly options = ({ dataType, id, params }: OptionQuery): readonly Option[] | undefined => {
    if (dataType !== 'dictionary') return undefined;
    const items = this.dictionaries.get(id) ?? [];
    return params?.parentId ? items.filter(({ parentId }) => parentId === params.parentId) : items;
  };
}

/**
 * Loads the names that the values of a form need, one query for each kind. Records of other models have names for whoever
 * may see them there: the page, the field and the row. `person` is who `currentUser` stands for.
 */
export async function loadNames(
  reader: NameReader,
  fields: readonly Field[],
  records: readonly FormValues[],
  person?: CurrentUser,
): Promise<RecordNames> {
  const { references, dictionaries } = referencesIn(fields, records);
  const names = await Promise.all(
    [...references].map(async ([key, { reference, ids }]) => {
      if (ids.delete(CURRENT_USER) && person) ids.add(person.id).add(person.organizeId);
      return [key, await readNames(reader, reference, [...ids])] as const;
    }),
  );
  return new RecordNames(new Map(names), await readDictionaries(reader.db, [...dictionaries]));
}

/** Who reads names, with the database or the transaction that they read in. */
export interface NameReader {
  db: Executor;
  caller: Caller;
  /** Gives texts of rows of data interfaces; absent = whoever shows them asks for them. */
  rows?: InterfaceRows | undefined;
}

async function readNames(
  reader: NameReader,
  reference: FieldReference,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { db } = reader;
  if (reference.kind === 'record') return readRelated(reader, reference, ids);
  if (reference.kind === 'interface') return (await reader.rows?.find(reference))?.texts ?? new Map();
  if (reference.kind === 'user') {
    const users = await db
      .selectFrom('userAccount')
      .select(['id', userLabel().as('name')])
      .where('id', 'in', ids)
      .execute();
    return new Map(users.map(({ id, name }) => [id, name]));
  }
  const table = TABLES[reference.kind];
  const rows = await db
    .selectFrom(table)
    .select(['id', LABELS[table]().as('name')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Tables of what a value may refer to. */
const TABLES = {
  organize: 'organize',
  department: 'organize',
  position: 'position',
  role: 'role',
  group: 'userGroup',
  area: 'area',
} as const;

const LABELS = {
  organize: organizeLabel,
  position: positionLabel,
  role: () => sql.ref<string>('role.fullName'),
  userGroup: () => sql.ref<string>('userGroup.fullName'),
  area: () => sql.ref<string>('area.fullName'),
};

/**
 * Texts of records of another model; none of those that the caller may not see there, or that are not there any more, or that
 * do not pass a condition.
 */
export async function readRelated(
  { db, caller }: NameReader,
  { modelId = '', relationField = '' }: FieldReference,
  ids: string[],
  { condition }: { condition?: (access: RecordAccess) => RawBuilder<boolean> | undefined } = {},
): Promise<Map<string, string>> {
  const known = await db.selectFrom('visualModel').select('version').where('id', '=', modelId).executeTakeFirst();
  if (!known || known.version === 0) return new Map();
  const page = caller.rights.pageOfModel(modelId);
  if (page === undefined || !caller.rights.hasPage(page)) return new Map();
  const access = accessOf(await readReleased(db, modelId), caller);
  const { model, scope, canRead } = access;
  const { tables, form } = model;
  const [main] = tables;
  const field = form.fields.find(({ id }) => id === relationField);
  const columns = main.columns.filter((column) => column.field === relationField);
  if (!field || columns.length === 0 || !canRead(relationField)) return new Map();
  const rows = await modelTables(db)
    .selectFrom(main.name)
    .select([OWN_COLUMNS.id, ...selection(columns)])
    .where(OWN_COLUMNS.id, 'in', ids)
    .where(scope)
    .where(condition?.(access) ?? sql<boolean>`true`)
    .execute();
  const records = rows.map((row) => fromRow(row, columns, [field]));
  // records that point at each other would never end
  const names = await loadNames({ db, caller }, referenceOf(field)?.kind === 'record' ? [] : [field], records);
  const context = { locale: DEFAULT_LOCALE, name: names.name, options: names.options };
  const text = (value: unknown) => fieldText(field, value, context);
  return new Map(rows.map((row, index) => [String(row[OWN_COLUMNS.id]), text(records[index]?.[relationField])]));
}

interface DictionaryItem extends Option {
  /** Item above it; `0` for none. */
  parentId: string;
}

/** Options of dictionaries by the id or code that forms name them by; disabled items keep their names. */
async function readDictionaries(db: Executor, keys: string[]): Promise<Map<string, DictionaryItem[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('dictionaryData')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryData.dictionaryTypeId')
    .select([
      'dictionaryType.id as typeId',
      'dictionaryType.enCode as typeCode',
      'dictionaryData.id',
      'dictionaryData.fullName',
      'dictionaryData.enCode',
      'dictionaryData.parentId',
    ])
    .where((where) => where.or([where('dictionaryType.id', 'in', keys), where('dictionaryType.enCode', 'in', keys)]))
    .orderBy('dictionaryData.sortCode')
    .execute();
  const options = new Map<string, DictionaryItem[]>();
  for (const { typeId, typeCode, id, fullName, enCode, parentId } of rows) {
    const item = { value: id, label: fullName, parentId, columns: { enCode, parentId } };
    for (const key of new Set([typeId, typeCode])) addTo(options, key, item);
  }
  return options;
}
