import { at } from '../../db/columns.js';
import { type CleanUp } from '../../jobs/cleanUp.js';

const KEEP = 30 * 24 * 3_600_000;

/** What was left unsaved in editors, after thirty days. */
export const cleanUpEditorDrafts: CleanUp = async ({ db }, now) => {
  await db
    .deleteFrom('editorDraft')
    .where('savedTime', '<', at(now - KEEP))
    .execute();
};
