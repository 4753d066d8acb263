import { ExpressionError, FormDocumentError, parseExpression } from '@smart-admin/form-engine/core';
import { decodeFlowDocument } from '@smart-admin/form-engine/flow';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './workflow.messages.js';

/** Throws 400 for a formula that cannot be read. */
export function readTitle(formula: string): void {
  try {
    if (formula.trim() !== '') parseExpression(formula);
  } catch (error) {
    if (error instanceof ExpressionError) throw fieldError('titleFormula', t('badTitle', { reason: error.message }));
    throw error;
  }
}

/** Throws 400 that says where a document is wrong. */
export function readDraft(text: string) {
  try {
    return decodeFlowDocument(JSON.parse(text));
  } catch (error) {
    if (error instanceof FormDocumentError || error instanceof SyntaxError)
      throw new ApiError(400, t('badDocument', { reason: error.message }));
    throw error;
  }
}
