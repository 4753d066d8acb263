import { type Deps } from '../../../deps.js';
import { photoOf, STAY_PHOTO } from './stayPhotos.js';

export type PhotoDeps = Pick<Deps, 'db' | 'links'>;

/** An address of a stay's picture that opens for some minutes without a session; empty for no picture of ours. */
export async function signPhoto({ db, links }: PhotoDeps, image: string): Promise<string> {
  const name = photoOf(image);
  if (!name) return '';
  const stored = await db.selectFrom('storedFile').select('versionId').where('name', '=', name).executeTakeFirst();
  return stored ? `/api/file/Download/${STAY_PHOTO}/${name}?${await links.sign(name, stored.versionId)}` : '';
}
