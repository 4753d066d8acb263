import { type ApiClient } from '@smart-admin/api-client';
import { type ReleaseBodySchema } from '@smart-admin/api-client/contract';
import { type Field } from '@smart-admin/form-engine/core';
import type * as z from 'zod';
import { modelBody } from './modelBody.js';

/** Makes a model of these fields, or changes the one with the id, and releases it; its list shows all of them. Answers its id. */
export async function releaseModel(
  admin: ApiClient,
  enCode: string,
  fields: Field[],
  id?: string,
  release: z.input<typeof ReleaseBodySchema> = {},
): Promise<string> {
  const body = modelBody(enCode, fields);
  if (id) await admin.visualdev.models.update({ id, body });
  const model = id ?? (await admin.visualdev.models.create({ body }));
  await admin.visualdev.models.release({ id: model, body: release });
  return model;
}
