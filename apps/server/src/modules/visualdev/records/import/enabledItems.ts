import { type Field } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../../db/database.js';

/** Names of the items of the dictionaries that the fields choose from, in their order, by the id or code that a field names its dictionary by. */
export async function enabledItems(db: Executor, fields: readonly Field[]): Promise<Map<string, string[]>> {
  const keys = fields.flatMap((field) =>
    'dataType' in field && field.dataType === 'dictionary' ? [field.dictionaryType] : [],
  );
  const found = new Map<string, string[]>(keys.map((key) => [key, []]));
  if (keys.length === 0) return found;
  const rows = await db
    .selectFrom('dictionaryData')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryData.dictionaryTypeId')
    .select(['dictionaryType.id as typeId', 'dictionaryType.enCode as typeCode', 'dictionaryData.fullName'])
    .where('dictionaryData.enabledMark', '=', 1)
    .where((where) => where.or([where('dictionaryType.id', 'in', keys), where('dictionaryType.enCode', 'in', keys)]))
    .orderBy('dictionaryData.sortCode')
    .orderBy('dictionaryData.id')
    .execute();
  for (const { typeId, typeCode, fullName } of rows)
    for (const key of new Set([typeId, typeCode])) found.get(key)?.push(fullName);
  return found;
}
