import { ApiError } from '../../errors/apiError.js';
import { refusalText } from '../../errors/refusalText.js';
import { storedReason, storedText } from '../../errors/storedText.js';
import { t } from './workflow.messages.js';

/** Why something that a flow has done outside of it failed, as its state and its course keep it for readers of every language. */
export function storedFailure(error: unknown): string {
  return error instanceof ApiError ? storedText(refusalText(error), LONGEST) : storedReason(error, LONGEST);
}

/** Why it failed where the server was interrupted. */
export function storedInterruption(): string {
  return storedText(t('interrupted'), LONGEST);
}

/** Characters that are kept in each language. */
const LONGEST = 500;
