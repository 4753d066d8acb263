import { type Conflict } from '../../core/change/mergeChanges.js';
import { type RecordChange } from '../../core/change/RecordChange.js';

/** What others saved of a record while a person worked on it. */
export interface RecordConflict {
  /** Revision that is saved now. */
  revision: number;
  /** Who saved it; '' when that is not known. */
  userName: string;
  /** When, in milliseconds; 0 when that is not known. */
  time: number;
  /** What both changed differently. */
  conflicts: readonly Conflict[];
  /** All that others changed. */
  theirs: Pick<RecordChange, 'set' | 'rows'>;
}

/** A save that met changes of others; the form asks the person what is to be kept. Thrown by `ResourceSource.change`. */
export class RecordConflictError extends Error {
  override readonly name = 'RecordConflictError';

  constructor(
    message: string,
    readonly conflict: RecordConflict,
  ) {
    super(message);
  }
}
