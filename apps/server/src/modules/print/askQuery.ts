import { type PrintQuery } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { answerCall } from '../dataInterface/answerCall.js';
import { type AnswerRow } from '../dataInterface/transformAnswer.js';
import { openRecords, type RecordAccess } from '../visualdev/records/recordAccess.js';

/** A model for whoever has its page, as its own calls demand it. Throws 403. */
export function openModel(
  deps: Deps,
  { modelId, caller, locale }: { modelId: string; caller: Caller; locale: Locale },
): Promise<RecordAccess> {
  const page = caller.rights.pageOfModel(modelId);
  if (page === undefined || !caller.rights.hasPage(page)) throw new MissingRight(page ?? '', undefined);
  return openRecords(deps, caller, modelId, locale);
}

/** The rows of an interface for a record, asked as the caller; an answer that is one object is one row. */
export async function askInterface(
  deps: Deps,
  { query, caller, recordId }: { query: PrintQuery; caller: Caller; recordId: string },
): Promise<AnswerRow[]> {
  const given = query.recordParameter ? { [query.recordParameter]: recordId } : {};
  const data = await answerCall(deps, { interfaceId: query.sourceId, caller, given, cause: 'print' });
  return (Array.isArray(data) ? data : [data]).filter(isRow);
}

const isRow = (value: unknown): value is AnswerRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
