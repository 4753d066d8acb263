import { type Envelope } from '../contract/endpoint.js';

/** A call that did not succeed: `code` is the server's, the HTTP status without one, or 0 when nothing came back. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** Path of the call as the contract writes it. */
    readonly path: string,
    readonly code: number,
    message: string,
    /** What the server answered, when it answered an envelope. */
    readonly response?: Envelope,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** Messages by field path of a refused form; empty when the refusal is not about fields. */
  get fieldErrors(): Record<string, string> {
    const data = this.response?.data as { fieldErrors?: Record<string, string> } | null | undefined;
    return data?.fieldErrors ?? {};
  }

  /** Which right a refused call (403) lacks, by the names of its page and button ('' for another reason), and whom to ask. */
  get refusal(): { right: string; ask: string[] } | undefined {
    const data = this.response?.data as { refusal?: { right: string; ask: string[] } } | null | undefined;
    return data?.refusal;
  }
}
