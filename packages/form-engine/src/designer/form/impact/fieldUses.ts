import { mapReferenceTexts } from '../../../core/document/edit/references.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { undefinedOnExpressionError } from '../../../core/expressions/undefinedOnExpressionError.js';
import { fieldReferences } from '../../../core/expressions/fieldReferences.js';
import { parseExpression } from '../../../core/expressions/parseExpression.js';
import { layoutSearches } from '../../../core/list/listLayouts.js';
import { type ListDefinition } from '../../../core/list/ListDefinition.js';
import { type FieldRegistry } from '../../../core/registry/createRegistry.js';

/** What in a model names a field: how many expressions, settings and rules of its form, and which parts of its list. */
export interface FieldUses {
  expressions: number;
  /** Settings that name it: a QR code that shows it, a summary. */
  settings: number;
  /** Rules of the record whose message stands at it. */
  rules: number;
  list: readonly ('columns' | 'search' | 'defaultSort' | 'filters' | 'layouts')[];
}

/** Who names some fields, apart from those fields themselves. */
export function fieldUses(
  document: FormDocument,
  paths: ReadonlySet<string>,
  { list, registry }: { list: ListDefinition | undefined; registry: FieldRegistry },
): FieldUses {
  const uses = { expressions: 0, settings: 0, rules: 0 };
  mapReferenceTexts(document, registry, ({ path, setting, text, isName }) => {
    const isOwn = paths.has(path) || paths.has(path.split('.')[0] ?? '');
    if (isOwn) return text;
    const table = path.split('.')[0] ?? '';
    const names = isName ? [text] : namesIn(text);
    if (names.some((name) => isMeant(name, paths) || (path !== '' && paths.has(`${table}.${name}`)))) {
      if (!isName) uses.expressions += 1;
      else if (setting.startsWith('rules.')) uses.rules += 1;
      else uses.settings += 1;
    }
    return text;
  });
  const inList = (['columns', 'search'] as const).filter((part) => list?.[part].some(({ id }) => paths.has(id)));
  return {
    ...uses,
    list: [
      ...inList,
      ...(list?.defaultSort && paths.has(list.defaultSort.id) ? (['defaultSort'] as const) : []),
      ...(list?.filters.some(({ field }) => paths.has(field)) ? (['filters'] as const) : []),
      ...(list && layoutSearches(list).some(({ id }) => paths.has(id)) ? (['layouts'] as const) : []),
    ],
  };
}

/** Whether anything names it. */
export function isUsed({ expressions, settings, rules, list }: FieldUses): boolean {
  return expressions + settings + rules > 0 || list.length > 0;
}

/** A column is meant by its path, and with its whole subtable. */
function isMeant(name: string, paths: ReadonlySet<string>): boolean {
  return paths.has(name) || paths.has(name.split('.')[0] ?? '');
}

function namesIn(text: string): string[] {
  if (text.trim() === '') return [];
  return undefinedOnExpressionError(() => fieldReferences(parseExpression(text))) ?? [];
}
