import { formatMessage, type Locale, type Messages, type MessageValues } from '@smart-admin/ui/messages';

/** An error that the caller is told about: `{code, msg, data}`. The text is given in the caller's language. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly code: ApiErrorCode,
    readonly text: LocalText,
    /** `data` of the answer; a function gives it in the caller's language. */
    readonly data: object | ((locale: Locale) => object) | null = null,
  ) {
    super(text('en'));
  }
}

/** Binds the texts of a module: `throw new ApiError(409, t('accountTaken', { account }))`. */
export function createTranslator<Key extends string>(messages: Messages<Key>): Translator<Key> {
  return (key, values) =>
    Object.assign((locale: Locale) => formatMessage(messages, locale, key, values), {
      reason: { key, ...(values && { values }) },
    });
}

/**
 * 400 wrong input (`data.fieldErrors` by field path), 403 no right, 404 no such thing, 409 conflict, 429 too many,
 * 600 session expired, 601 forced offline or signed in elsewhere, 602 no or unknown token, 603 the initial password has to be changed first.
 */
export type ApiErrorCode = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 600 | 601 | 602 | 603;

/** A text that is put into words when the language is known. */
export interface LocalText {
  (locale: Locale): string;
  /** What it says, where it is a message of a module. */
  readonly reason?: Reason;
}

/** A message as it is stored, for readers of any language. */
export interface Reason {
  key: string;
  values?: MessageValues;
}

export type Translator<Key extends string> = (key: Key, values?: MessageValues) => LocalText;
