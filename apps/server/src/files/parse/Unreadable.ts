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

/** Not what it says it is; more than may be read at once; longer than anybody waits. */
export type UnreadableReason = 'broken' | 'tooMuch' | 'tooSlow';
