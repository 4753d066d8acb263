import { api } from '../../../app/api.js';
import { once } from '../../../resource/once.js';

type Release = NonNullable<Parameters<typeof api.visualdev.models.release>[0]>['body'];

/** Releases what is saved of a model; sent again after a lost answer it releases the same documents once. */
export async function releaseDraft(id: string, body: Release, options: { silent?: boolean } = {}) {
  const { formData, columnData } = await api.visualdev.models.read({ id }, options);
  return once('models.release', [id, body, formData, columnData], (key) =>
    api.visualdev.models.release({ id, body }, { ...options, ...key }),
  );
}
