import { ApiError, type LocalText } from '../errors/apiError.js';
import { t } from '../errors/errors.messages.js';

/** The row, or a 404. */
export function requireRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(404, t('notFound'));
  return row;
}

/** A 400 that names one field in `data.fieldErrors`. */
export function fieldError(field: string, text: LocalText): ApiError {
  return new ApiError(400, text, (locale) => ({ fieldErrors: { [field]: text(locale) } }));
}
