import { CLASS_NAME, type CodeBody, type CodeKind, MODULE_NAME } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type Database, type Executor } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { localizedName } from './localizedName.js';
import { camelCase, freeName, pascalCase } from './code/names.js';
import { flowsAbout } from './flowsAbout.js';
import { USUAL_AREAS } from './listAreas.js';
import { openModel, type OpenedModel } from './openModel.js';

/** Settings of the last download of a model, or suggested ones. Throws 404 for a model that the caller may not open. */
export async function readSettings({ db }: Pick<Deps, 'db'>, { id, kind, caller, locale }: SettingsInput) {
  const model = await openModel(db, caller, id);
  const kept = await keptSettings(db, id, kind);
  const suggested = suggestedClasses(model);
  const labels = new Map(model.form.fields.map((field) => [field.id, field.label]));
  const flows = kind === 'flow' ? await flowsAbout(db, caller, id) : [];
  return {
    areasName: kept?.areasName ?? USUAL_AREAS[0],
    moduleName: kept?.moduleName ?? suggestedModule(model.enCode),
    description: kept?.description ?? model.description,
    tables: model.tables.map(({ name, field = '' }) => ({
      field,
      className: kept?.classNames[field] ?? suggested[field] ?? '',
      label: field === '' ? localizedName(model, locale) : (labels.get(field) ?? field),
      table: name,
    })),
    // a flow that is gone, or that the caller may not choose, is chosen anew; where there is one, it is that
    flowId:
      (flows.find(({ id: flowId }) => flowId === kept?.flowId) ?? (flows.length === 1 ? flows[0] : undefined))?.id ??
      '',
    flows,
  };
}

interface SettingsInput {
  id: string;
  kind: CodeKind;
  caller: Caller;
  locale: Locale;
}

/** Names of types by subtable, '' for the main table: from the codes of the form. */
export function suggestedClasses({ enCode, tables }: Pick<OpenedModel, 'enCode' | 'tables'>): Record<string, string> {
  const main = cut(pascalCase(enCode.split('.').at(-1) ?? enCode), MAIN_LENGTH);
  const taken = new Set<string>();
  return Object.fromEntries(
    tables.map(({ field = '' }) => [field, freeName(field === '' ? main : cut(`${main}${pascalCase(field)}`), taken)]),
  );
}

/** Keeps the names of a download for the next one. */
export async function rememberSettings(db: Database, { id, body, classNames, userId }: RememberInput): Promise<void> {
  const { kind, areasName, moduleName, description, flowId } = body;
  const kept = {
    ...{ areasName, moduleName, description, flowId, userId },
    classNames: JSON.stringify(classNames),
    changedTime: new Date(),
  };
  await db
    .insertInto('codeSetting')
    .values({ modelId: id, kind, ...kept })
    .onConflict((conflict) => conflict.columns(['modelId', 'kind']).doUpdateSet(kept))
    .execute();
}

interface RememberInput {
  id: string;
  body: CodeBody;
  classNames: Readonly<Record<string, string>>;
  userId: string;
}

function keptSettings(db: Executor, id: string, kind: CodeKind) {
  return db
    .selectFrom('codeSetting')
    .select(['areasName', 'moduleName', 'description', 'classNames', 'flowId'])
    .where('modelId', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Leaves room for the names of subtables behind it. */
const MAIN_LENGTH = 24;

function cut(name: string, length = 38): string {
  const short = name.slice(0, length);
  return CLASS_NAME.test(short) ? short : 'Entry';
}

function suggestedModule(enCode: string): string {
  const name = camelCase(pascalCase(enCode.split('.').at(-1) ?? enCode)).slice(0, 40);
  return MODULE_NAME.test(name) ? name : 'entry';
}
