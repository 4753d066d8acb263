import { type contract, type ModelFile, type ModelImport } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { createHash } from 'node:crypto';
import { type Selectable } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { translateUniqueViolation } from '../../../db/translateUniqueViolation.js';
import { ApiError } from '../../../errors/apiError.js';
import { nounChanged } from '../../../http/crud/crud.events.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { type Call } from '../../../http/handle.js';
import { joinNames } from '../../../http/operationDetail.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../visualdev.messages.js';
import { type VisualModelTable } from '../visualdev.tables.js';
import { DocumentNames } from './DocumentNames.js';
import { planModels, type Step } from './planModels.js';

type Calls = (typeof contract)['visualdev']['models'];

/** What the import of a file would do. */
export async function previewModels({ deps, caller, body, locale }: Call<Calls['importPreview']>) {
  return answer(await plan(deps.db, body, caller), body, locale);
}

/**
 * Makes and changes the drafts of the chosen models as the preview said, all or none of them; importing them again changes
 * nothing. Throws 409 when a model of the file has changed since the preview.
 */
export function importModels({ deps, caller, body, locale, describe, once }: Call<Calls['import']>) {
  return once(async (db) => {
    const planned = await plan(db, body.file, caller, true);
    if (planned.revision !== body.revision) throw new ApiError(409, t('changedSincePreview'));
    const chosen = new Set(body.codes.map((code) => code.toLowerCase()));
    const written = planned.steps.filter(
      ({ outcome, model }) => (outcome === 'new' || outcome === 'changed') && chosen.has(model.enCode.toLowerCase()),
    );
    const { userId } = caller;
    for (const step of written) await write(db, step, userId);
    for (const [outcome, change] of [
      ['new', 'created'],
      ['changed', 'updated'],
    ] as const) {
      const ids = written.filter((step) => step.outcome === outcome).map(({ id }) => id);
      if (ids.length > 0) await deps.events.emit(db, nounChanged, { noun: 'visualModel', change, ids, userId });
    }
    describe({ verb: 'import', recordName: joinNames(written.map(({ model }) => model.fullName)) });
    return answer(planned, body.file, locale);
  });
}

async function write(db: DatabaseTransaction, { id, model, current, category, documents }: Step, userId: string) {
  const { fullName, type, description, sortCode } = model;
  const values = { fullName, type, category, description, sortCode, ...documents };
  if (!current)
    return translateUniqueViolation(model, () =>
      db
        .insertInto('visualModel')
        .values({ id, enCode: model.enCode, ...values, creatorUserId: userId, state: 0, version: 0 })
        .execute(),
    );
  await db
    .updateTable('visualModel')
    .set({
      ...values,
      state: current.version === 0 ? 0 : 2,
      lastModifyTime: new Date(),
      lastModifyUserId: userId,
    })
    .where('id', '=', id)
    .execute();
  return rememberNounChange(db, { noun: 'visualModel', id, before: { ...current }, after: values, userId });
}

async function plan(db: Executor, { models }: ModelFile, caller: Caller, isLocking = false): Promise<Planned> {
  const codes = models.map(({ enCode }) => enCode.toLowerCase());
  const found = db
    .selectFrom('visualModel')
    .selectAll()
    .where(({ fn, eb }) => eb(fn<string>('lower', ['enCode']), 'in', codes))
    .orderBy('id');
  const stored = await (isLocking ? found.forUpdate() : found).execute();
  const names = await DocumentNames.read(db, caller);
  const steps = await planModels(db, models, { stored, names, rights: caller.rights });
  return { steps, revision: revisionOf(stored) };
}

function answer({ steps, revision }: Planned, file: ModelFile, locale: Locale): ModelImport {
  return {
    revision,
    ignored: ignoredIn(file),
    rows: steps.map(({ model, current, outcome, reason, changes, missing, unknown, documents }) => ({
      enCode: model.enCode,
      fullName: model.fullName,
      outcome,
      ...(reason ? { reason: reason(locale) } : {}),
      changes,
      missing,
      unknown,
      id: current?.id ?? '',
      documents: outcome === 'changed' ? documents : null,
    })),
  };
}

/** Parts of a file that no model has. */
function ignoredIn({ models, ...file }: ModelFile): string[] {
  return [
    ...Object.keys(file).filter((key) => !FILE_KEYS.has(key)),
    ...models.flatMap((model, index) =>
      Object.keys(model).flatMap((key) => (MODEL_KEYS.has(key) ? [] : [`models[${index}].${key}`])),
    ),
  ];
}

const FILE_KEYS = new Set(['format', 'version']);
const MODEL_KEYS = new Set([
  ...['enCode', 'fullName', 'type', 'category', 'description', 'sortCode'],
  ...['form', 'list', 'texts'],
]);

/** Changes with every model that an import goes by. */
function revisionOf(stored: readonly Selectable<VisualModelTable>[]): string {
  const facts = stored.map(({ id, enCode, revision, version }) => [id, enCode, revision, version]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

interface Planned {
  steps: Step[];
  revision: string;
}
