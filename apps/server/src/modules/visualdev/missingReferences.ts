import { type MissingReference } from '@smart-admin/api-client/contract';
import { type Executor } from '../../db/database.js';
import { type ModelDocuments } from './modelDocuments.js';

/** Bill rules, data interfaces, dictionaries and models that a draft names and that do not exist or are switched off. */
export async function missingReferences(db: Executor, documents: ModelDocuments): Promise<MissingReference[]> {
  const named = namedBy(documents);
  const namesOf = (kind: MissingReference['kind']) => named.filter((one) => one.kind === kind).map(({ name }) => name);
  const [rules, interfaces, models] = [namesOf('billRule'), namesOf('interface'), namesOf('model')];
  const dictionaries = namesOf('dictionary');
  const present = {
    billRule: new Set(
      rules.length === 0
        ? []
        : (
            await db
              .selectFrom('billRule')
              .select('enCode')
              .where('enCode', 'in', rules)
              .where('enabledMark', '=', 1)
              .execute()
          ).map(({ enCode }) => enCode),
    ),
    interface: new Set(
      interfaces.length === 0
        ? []
        : (
            await db
              .selectFrom('dataInterface')
              .select(['id', 'enCode'])
              .where(({ eb, or }) => or([eb('id', 'in', interfaces), eb('enCode', 'in', interfaces)]))
              .where('enabledMark', '=', 1)
              .execute()
          ).flatMap(({ id, enCode }) => [id, enCode]),
    ),
    dictionary: new Set(
      dictionaries.length === 0
        ? []
        : (
            await db
              .selectFrom('dictionaryType')
              .select(['id', 'enCode'])
              .where(({ eb, or }) => or([eb('id', 'in', dictionaries), eb('enCode', 'in', dictionaries)]))
              .execute()
          ).flatMap(({ id, enCode }) => [id, enCode]),
    ),
    category: new Set<string>(),
    model: new Set(
      models.length === 0
        ? []
        : (await db.selectFrom('visualModel').select('id').where('id', 'in', models).execute()).map(({ id }) => id),
    ),
  };
  return named.filter(({ kind, name }) => !present[kind].has(name));
}

function namedBy({ form, list }: ModelDocuments): MissingReference[] {
  const fields = form.fields.flatMap((field) => (field.kind === 'subtable' ? [field, ...field.columns] : [field]));
  return [
    ...fields.flatMap((field): MissingReference[] => {
      const label = field.label || field.id;
      if (field.kind === 'autoNumber') return [{ kind: 'billRule', label, name: field.billRule }];
      if (field.kind === 'popupSelect' || field.kind === 'lookup')
        return [{ kind: 'interface', label, name: field.interfaceId }];
      if ('dataType' in field && field.dataType === 'dictionary')
        return [{ kind: 'dictionary', label, name: field.dictionaryType }];
      return field.kind === 'relationForm' ? [{ kind: 'model', label, name: field.modelId }] : [];
    }),
    ...[...list.buttons, ...list.rowButtons].flatMap(({ id, label, action, interfaceId = '' }): MissingReference[] =>
      action === 'interface' ? [{ kind: 'interface', label: label || id, name: interfaceId }] : [],
    ),
  ];
}
