import { FormDocumentError } from '../../document/FormDocumentError.js';
import { ExpressionError } from '../../expressions/ExpressionError.js';
import { KEYWORDS } from '../../expressions/keywords.js';
import { tokenize } from '../../expressions/tokenize.js';
import { type Setting } from '../../registry/settings.js';

/**
 * A formula as text. The stored form is the list of its tokens (`["{price}", "×", "{count}"]`); names without braces
 * that stand between operators are read as fields. A formula that cannot be cut into tokens is stored as one.
 */
export const formulaSetting: Setting<string> = {
  label: 'formula',
  editor: 'expression',
  wire: 'expression',
  defaultValue: '',
  read(raw, path) {
    if (raw === null || raw === undefined) return '';
    const parts = Array.isArray(raw) ? raw : [raw];
    if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) {
      throw new FormDocumentError('type', path, 'must be a formula');
    }
    const text = Array.isArray(raw) ? parts.map((part) => tokenText(String(part))).join(' ') : String(raw);
    if (text.length > MAX_FORMULA)
      throw new FormDocumentError('limit', path, `is longer than ${MAX_FORMULA} characters`);
    return text.trim();
  },
  write(formula) {
    try {
      return tokenize(formula).map((token) => token.source);
    } catch (error) {
      if (error instanceof ExpressionError) return [formula];
      throw error;
    }
  },
};

const MAX_FORMULA = 2000;
const FIELD_NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/;

function tokenText(token: string): string {
  return FIELD_NAME.test(token) && !KEYWORDS.has(token.toLowerCase()) ? `{${token}}` : token;
}
