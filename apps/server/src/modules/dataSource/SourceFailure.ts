import { type SourceReasonSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { ApiError } from '../../errors/apiError.js';
import { t } from './dataSource.messages.js';

export type SourceReason = z.output<typeof SourceReasonSchema>;

/** A source that was not reached, or that refused a statement (`failed`, with what it said). */
export class SourceFailure extends ApiError {
  override name = 'SourceFailure';

  constructor(
    readonly reason: SourceReason,
    values: { host?: string; database?: string; seconds?: number; detail?: string } = {},
  ) {
    super(400, t(reason, values));
  }
}
