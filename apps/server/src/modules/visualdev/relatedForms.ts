import { type RelatedForm } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { escapeLike } from '../../db/keyword.js';
import { type Executor } from '../../db/database.js';
import { localizeModel } from './localizeModel.js';
import { readReleased, type ReleasedModel } from './releasedModel.js';

/** A field of a released model that points to records of another one. */
export interface PointingField {
  model: ReleasedModel;
  field: string;
  /** Name of the model; with that of the field where several of its fields point there. */
  label: string;
}

/** The fields of released forms that point to records of a model, by the names of their models; those of subtables do not count. */
export async function pointingFields(db: Executor, id: string, locale: Locale): Promise<PointingField[]> {
  const candidates = await db
    .selectFrom('visualModel')
    .select('id')
    .where('version', '>', 0)
    .where('releasedForm', 'like', `%${escapeLike(id)}%`)
    .orderBy('sortCode')
    .orderBy('id')
    .limit(MOST_MODELS)
    .execute();
  const found: PointingField[] = [];
  for (const candidate of candidates) {
    const model = localizeModel(await readReleased(db, candidate.id), locale);
    const fields = model.form.fields.filter((field) => field.kind === 'relationForm' && field.modelId === id);
    for (const field of fields) {
      const label = fields.length > 1 ? `${model.fullName} · ${field.label || field.id}` : model.fullName;
      found.push({ model, field: field.id, label });
    }
  }
  return found;
}

const MOST_MODELS = 200;

/** The same for whoever designs the model. */
export async function listRelatedForms(db: Executor, id: string, locale: Locale): Promise<RelatedForm[]> {
  const fields = await pointingFields(db, id, locale);
  return fields.map(({ model, field, label }) => ({ modelId: model.id, field, label }));
}
