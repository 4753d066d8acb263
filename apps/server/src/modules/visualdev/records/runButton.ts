import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { MissingRight } from '../../../errors/MissingRight.js';
import { atMostOnce, type CallKey, readAnswer } from '../../../http/idempotent.js';
import { answerCall, readDefinition } from '../../dataInterface/answerCall.js';
import { openRecords } from './recordAccess.js';
import { readStored } from './readRecord.js';
import { requireOffered } from './requireButton.js';

/**
 * Asks the data interface of a button of the list; in a row with those values of the saved record that the caller may
 * see and the interface has parameters for. Throws 403 without the code of the button, beyond the caller's records, and
 * where the condition of the button does not hold.
 */
export async function runButton(deps: Deps, input: ButtonInput): Promise<null> {
  const { caller, modelId, recordId, locale, call } = input;
  // what was asked may have changed the record so that the button is not offered any more
  if (call && (await readAnswer(deps.db, call))?.answer) return null;
  const access = await openRecords(deps, caller, modelId, locale);
  const { buttons, rowButtons } = access.model.list;
  const button = (recordId === undefined ? buttons : rowButtons).find(({ id }) => id === input.button);
  if (button?.action !== 'interface') throw new ApiError(404, httpText('notFound'));
  if (!access.canButton(button.id)) throw new MissingRight(access.page, `btn_${button.id}`);
  let values: Record<string, unknown> = {};
  if (recordId !== undefined) {
    const record = await readStored(deps.db, { ...access, fieldAccess: () => 'write' }, recordId);
    requireOffered(button, record.values, caller);
    const readable = Object.entries(record.values).filter(([field]) => access.canRead(field));
    values = { ...Object.fromEntries(readable), id: recordId };
  }
  const interfaceId = button.interfaceId ?? '';
  const { parameters } = await readDefinition(deps, interfaceId);
  const given = Object.fromEntries(
    parameters.flatMap(({ name }) => (isPlain(values[name]) ? [[name, values[name]] as const] : [])),
  );
  await atMostOnce(deps.db, call, async () => {
    await answerCall(deps, { interfaceId, caller, given, cause: 'button' });
  });
  return null;
}

/** A parameter is one value. */
function isPlain(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'object';
}

export interface ButtonInput {
  modelId: string;
  /** Name of the button. */
  button: string;
  /** Record of the row; undefined for a button above the list. */
  recordId: string | undefined;
  caller: Caller;
  locale: Locale;
  /** Asks the interface at most once. */
  call: CallKey | undefined;
}
