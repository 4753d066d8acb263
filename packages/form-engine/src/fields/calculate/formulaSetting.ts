import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import { tokenize } from '../../core/expressions/tokenize.js';
import { type Setting } from '../../core/registry/settings.js';

/**
 * A formula as text. The stored form is the list of its tokens (`["{price}", "×", "{count}"]`); names without braces
 * that stand between operators are read as fields.
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
    const text = Array.isArray(raw) ? parts.map((part) => tokenText(String(part), path)).join(' ') : String(raw);
    if (text.length > MAX_FORMULA)
      throw new FormDocumentError('limit', path, `is longer than ${MAX_FORMULA} characters`);
    return text.trim();
  },
  write: (formula) => tokenize(formula).map((token) => token.source),
};

const MAX_FORMULA = 2000;
const FIELD_NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/;
const WORDS = new Set([
  'and',
  'or',
  'not',
  'true',
  'false',
  'null',
  'sum',
  'avg',
  'min',
  'max',
  'count',
  'round',
  'abs',
  'if',
  'concat',
  'len',
  'datediff',
  'now',
  'today',
]);

function tokenText(token: string, path: string): string {
  if (token.length > MAX_FORMULA) throw new FormDocumentError('limit', path, 'a token is too long');
  return FIELD_NAME.test(token) && !WORDS.has(token.toLowerCase()) ? `{${token}}` : token;
}
