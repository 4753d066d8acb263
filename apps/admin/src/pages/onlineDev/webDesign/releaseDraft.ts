import { once } from '../../../resource/once.js';
import { type CallOptions, type DesignCalls } from './DesignCalls.js';
import { type ReleasePlace } from './MenuPlaceFields.js';

/** Releases what is saved of a model; sent again after a lost answer it releases the same documents once. */
export async function releaseDraft<Answer>(
  { device, read, release }: ReleaseCalls<Answer>,
  id: string,
  place: ReleasePlace,
  options: CallOptions = {},
): Promise<Answer> {
  const { formData, columnData } = await read(id, options);
  return once(`models.release ${device}`, [id, place, formData, columnData], (key) =>
    release(id, place, { ...options, ...key }),
  );
}

interface ReleaseCalls<Answer> extends Pick<DesignCalls, 'device' | 'read'> {
  release(id: string, place: ReleasePlace, options?: CallOptions): Promise<Answer>;
}
