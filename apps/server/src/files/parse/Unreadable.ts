import { isDiskFull } from '../../errors/isDiskFull.js';

/** A content that cannot be read, or that would cost too much to read. */
export class Unreadable extends Error {
  override name = 'Unreadable';

  /** `detail` is for the log; callers are told the reason in their language (RefusedContent.ts). */
  constructor(
    readonly reason: UnreadableReason,
    detail: string = reason,
  ) {
    super(detail);
  }
}

/** Not what it says it is; more than may be read at once; longer than anybody waits; no room to keep what was read. */
export type UnreadableReason = 'broken' | 'tooMuch' | 'tooSlow' | 'diskFull';

/** Why a reader stopped: whatever it stumbles over lies in the content, but for a disk that is full. */
export function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof Unreadable) return error.reason;
  return isDiskFull(error) ? 'diskFull' : 'broken';
}
