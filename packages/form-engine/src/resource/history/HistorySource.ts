import { type RecordChange } from '../../core/change/RecordChange.js';

/** What happened to a record. */
export interface HistorySource {
  /** Its saves, the latest first; pages from 1. */
  list(id: string, page: number, signal: AbortSignal): Promise<RecordSaves>;
  /** Makes it again what it was at a revision; `current` is the latest that the person saw. */
  restore?(id: string, state: { revision: number; current: number }): Promise<void>;
}

export interface RecordSaves {
  list: RecordSave[];
  pagination: { currentPage: number; pageSize: number; total: number };
}

/** One save of a record. */
export interface RecordSave {
  /** Grows with each save. */
  revision: number;
  cause: 'create' | 'update' | 'remove' | 'restore';
  /** '' for the server itself. */
  userName: string;
  /** Milliseconds since 1970. */
  time: number;
  /** What it changed, as far as the person may see it. */
  change: Pick<RecordChange, 'set' | 'rows'>;
  /** What takes it back. */
  undo: Pick<RecordChange, 'set' | 'rows'>;
  /** Fields that it changed of which the earlier value was not kept; going back leaves them as they are. */
  lost?: readonly string[];
}
