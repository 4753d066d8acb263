import { ApiError } from '../../../errors/apiError.js';
import { t } from '../workflow.messages.js';

/** The query, or a 400 for a period that is too long or ends before it begins. */
export function requirePeriod<Query extends Period>(query: Query): Query {
  if (query.to < query.from) throw new ApiError(400, t('periodBackwards'));
  // rounded: a day is an hour longer where summer time ends
  if (Math.round((query.to - query.from) / DAY) > LONGEST)
    throw new ApiError(400, t('periodTooLong', { days: LONGEST }));
  return query;
}

/** Milliseconds since 1970. */
export interface Period {
  from: number;
  to: number;
}

const DAY = 86_400_000;
/** Days. */
const LONGEST = 366;
