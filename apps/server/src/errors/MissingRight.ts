import { ApiError } from './apiError.js';
import { t } from './errors.messages.js';

/** 403: the caller has not been given a page, or a button of it. `explainRefusal` puts both into words. */
export class MissingRight extends ApiError {
  constructor(
    /** The menu entry's code. */
    readonly page: string,
    readonly button: string | undefined,
  ) {
    super(403, t('noPermission'));
  }
}
