import { buffer } from 'node:stream/consumers';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { findVersion } from './downloadFile.js';

/** A small file of the caller as a whole; undefined when there is none of that type and name. */
export async function readOwnContent(
  deps: Deps,
  { type, name, userId }: { type: string; name: string; userId: string },
): Promise<Buffer | undefined> {
  try {
    const file = await findVersion(deps, { type, name }, undefined);
    if (file.userId !== userId || (await deps.files.size(file.storageKey)) === undefined) return undefined;
    return await buffer(await deps.files.read(file.storageKey));
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return undefined;
    throw error;
  }
}
