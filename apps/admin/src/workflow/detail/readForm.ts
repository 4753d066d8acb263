import { type FormDocument, FormDocumentError } from '@smart-admin/form-engine/core';
import { modelForm } from '@smart-admin/form-engine/resource';
import { type Locale } from '@smart-admin/ui/messages';
import { withRequired } from './fieldAccess.js';
import { type FlowDetail } from './useFlow.js';

/** The form that a flow is about, as whoever looks at it may fill it in; or why its document cannot be read. */
export function readForm(
  { config, fields }: FlowDetail,
  locale: Locale,
): { document: FormDocument } | { reason: string } {
  try {
    return { document: withRequired(modelForm(config, locale), fields) };
  } catch (error) {
    if (!(error instanceof FormDocumentError)) throw error;
    return { reason: error.message };
  }
}
