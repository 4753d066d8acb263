import { type Database } from '../../db/database.js';
import { type Caller } from '../../rights/caller.js';
import { mayOpenModel } from './generatorPages.js';

/** Folders that code is usually put in. */
export const USUAL_AREAS = ['extend', 'business', 'system'] as const;

/** The usual folders, then those of earlier downloads of models that the caller may open. */
export async function listAreas(db: Database, caller: Caller): Promise<string[]> {
  const used = await db.selectFrom('codeSetting').select(['modelId', 'areasName']).orderBy('areasName').execute();
  const open = used.filter(({ modelId }) => mayOpenModel(caller, modelId)).map(({ areasName }) => areasName);
  return [...new Set<string>([...USUAL_AREAS, ...open])];
}
