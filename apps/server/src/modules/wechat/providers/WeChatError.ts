/** What WeChat or WeCom refuses, or why they were not reached. */
export class WeChatError extends Error {
  override name = 'WeChatError';

  constructor(
    message: string,
    /** Their error code; `AWAY` without an answer. */
    readonly code: number | 'AWAY',
  ) {
    super(message);
  }
}
