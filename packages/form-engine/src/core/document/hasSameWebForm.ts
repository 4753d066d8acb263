import { sameValue } from '../state/sameValue.js';
import { PHONE_LAYOUT } from './decodeFormDocument.js';
import { encodeFormDocument } from './encodeFormDocument.js';
import { type FormDocument } from './FormDocument.js';
import { withoutPhoneForm } from './phoneLayout.js';

/**
 * Whether two forms are stored the same but for what is designed for phones: where fields stand there, and which fields and
 * columns of subtables phones show. Whatever else differs counts, also keys that this version does not know.
 */
export function hasSameWebForm(first: FormDocument, second: FormDocument): boolean {
  return sameValue(storedForWeb(first), storedForWeb(second));
}

function storedForWeb(document: FormDocument): Record<string, unknown> {
  const { [PHONE_LAYOUT]: _own, ...rest } = encodeFormDocument(withoutPhoneForm(document));
  return rest;
}
