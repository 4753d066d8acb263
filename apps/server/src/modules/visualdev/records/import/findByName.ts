import { type FieldReference } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { organizeLabel, positionLabel, userLabel } from '../../../../db/qualifiedNames.js';
import { addTo } from '../../../../db/groups.js';
import { modelTables, readReleased, releasedIds } from '../../releasedModel.js';
import { OWN_COLUMNS } from '../../visualdev.tables.js';
import { accessOf } from '../recordAccess.js';
import { type NameReader } from '../recordNames.js';

/**
 * Ids of what has one of these names, by name: people by account or name, everything else by its name or id, areas by
 * their path, records of other models by the field that they are shown by, within what the caller sees of them. Rows of data interfaces are not
 * found here: their system is asked.
 */
export async function findByName(
  reader: NameReader,
  reference: FieldReference,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = new Set(names);
  const found = new Map<string, string[]>();
  for (const { id, texts } of await readNamed(reader, reference, names))
    for (const name of new Set(texts)) if (wanted.has(name)) addTo(found, name, id);
  return found;
}

interface Named {
  id: string;
  /** Names that it goes by. */
  texts: string[];
}

async function readNamed(reader: NameReader, reference: FieldReference, names: readonly string[]): Promise<Named[]> {
  const { db } = reader;
  const any = sql`any(${names}::text[])`;
  switch (reference.kind) {
    case 'user': {
      // a name that several have is told with the account, as it is exported
      const bare = names.map((name) => name.replace(/[(（].*$/, ''));
      const rows = await db
        .selectFrom('userAccount')
        .select(['id', 'account', 'realName', userLabel().as('label')])
        .where(
          sql<boolean>`(account = ${any} or real_name = ${any} or real_name = any(${bare}::text[]) or id = ${any})`,
        )
        .execute();
      return rows.map(({ id, account, realName, label }) => ({ id, texts: [id, account, realName, label] }));
    }
    case 'organize':
    case 'department': {
      const rows = await db
        .selectFrom('organize')
        .select(['id', 'fullName', organizeLabel().as('label')])
        .where(sql<boolean>`(full_name = ${any} or id = ${any} or organize_label(organize) = ${any})`)
        .execute();
      return rows.map(({ id, fullName, label }) => ({ id, texts: [id, fullName, label] }));
    }
    case 'position': {
      const rows = await db
        .selectFrom('position')
        .select(['id', 'fullName', positionLabel().as('label')])
        .where(sql<boolean>`(full_name = ${any} or id = ${any} or position_label(position) = ${any})`)
        .execute();
      return rows.map(({ id, fullName, label }) => ({ id, texts: [id, fullName, label] }));
    }
    case 'role':
    case 'group': {
      const table = reference.kind === 'role' ? 'role' : 'userGroup';
      const rows = await db
        .selectFrom(table)
        .select(['id', 'fullName'])
        .where(sql<boolean>`(full_name = ${any} or id = ${any})`)
        .execute();
      return rows.map(({ id, fullName }) => ({ id, texts: [id, fullName] }));
    }
    case 'area':
      return readAreas(reader, names);
    case 'record':
      return readRecords(reader, reference, names);
    case 'interface':
      return [];
  }
}

/** Areas by their whole paths, `广东省/深圳市/南山区`, with the ids of the path joined in the same way. */
async function readAreas({ db }: NameReader, names: readonly string[]): Promise<Named[]> {
  const parts = [...new Set(names.flatMap((name) => name.split('/')))];
  const areas = await db
    .selectFrom('area')
    .select(['id', 'parentId', 'fullName'])
    .where(sql<boolean>`full_name = any(${parts}::text[])`)
    .execute();
  return names.flatMap((name) => {
    const paths = name
      .split('/')
      .reduce<{ id: string; path: string[] }[]>(
        (above, part) =>
          areas
            .filter(({ fullName }) => fullName === part)
            .flatMap(({ id, parentId }) =>
              above.filter((place) => place.id === parentId).map(({ path }) => ({ id, path: [...path, id] })),
            ),
        [{ id: ROOT, path: [] }],
      );
    return paths.map(({ path }) => ({ id: path.join('/'), texts: [name] }));
  });
}

/** Parent of the areas of the first level. */
const ROOT = '-1';

async function readRecords(
  { db, caller }: NameReader,
  { modelId = '', relationField = '' }: FieldReference,
  names: readonly string[],
): Promise<Named[]> {
  const page = caller.rights.pageOfModel(modelId);
  if (page === undefined || !caller.rights.hasPage(page) || !(await releasedIds(db, [modelId])).has(modelId)) return [];
  const { model, scope, canRead } = accessOf(await readReleased(db, modelId), caller);
  const [main] = model.tables;
  const column = main.columns.find(({ field }) => field === relationField);
  if (!column || !canRead(relationField)) return [];
  const text = sql<string>`${sql.ref(column.name)}::text`;
  const any = sql`any(${names}::text[])`;
  const rows = await modelTables(db)
    .selectFrom(main.name)
    .select([OWN_COLUMNS.id, text.as('text')])
    .where(sql<boolean>`(${text} = ${any} or ${sql.ref(OWN_COLUMNS.id)} = ${any})`)
    .where(scope)
    .execute();
  return rows.map((row) => ({
    id: String(row[OWN_COLUMNS.id]),
    texts: [String(row[OWN_COLUMNS.id]), String(row.text)],
  }));
}
