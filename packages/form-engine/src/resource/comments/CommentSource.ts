import { type ListResult } from '../types.js';

/** What people say about records. */
export interface CommentSource {
  /** Of a record, the latest first; pages from 1. */
  list(recordId: string, page: number, signal: AbortSignal): Promise<ListResult<RecordComment>>;
  /** Those who are mentioned are told. `key` is the same while the same is sent again because its answer was lost. */
  add(recordId: string, comment: { text: string; mentionedIds: string[] }, call: { key: string }): Promise<void>;
  /** Takes back what the person said. */
  remove(recordId: string, commentId: string): Promise<void>;
}

export interface RecordComment {
  id: string;
  /** '' when they are no more. */
  userName: string;
  text: string;
  /** People who were told. */
  mentioned: readonly { id: string; name: string }[];
  /** Milliseconds since 1970. */
  time: number;
  /** Whether the person said it. */
  isOwn: boolean;
}
