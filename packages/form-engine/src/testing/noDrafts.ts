import { type DraftStorage } from '../editor/drafts.js';

/** Keeps no draft: what a story edits is gone with it. */
export const noDrafts: DraftStorage = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
