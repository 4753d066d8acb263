import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { type TextMatcher } from '@smart-admin/ui/text-search';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { checkExpression } from '../../../core/expressions/check/checkExpression.js';
import { wantedType } from '../../../core/expressions/check/checkFormExpressions.js';
import { circularPaths } from '../../../core/expressions/check/circularPaths.js';
import { expressionIssueText, expressionTypeText } from '../../../core/expressions/check/ExpressionIssue.js';
import {
  type ExpressionField,
  expressionFields,
  optionFields,
} from '../../../core/expressions/check/ExpressionType.js';
import { undefinedOnExpressionError } from '../../../core/expressions/undefinedOnExpressionError.js';
import { functionNote } from '../../../core/expressions/functionHelp.js';
import { FUNCTIONS } from '../../../core/expressions/functions.js';
import { type Token, tokenize } from '../../../core/expressions/tokenize.js';
import { type FieldRegistry } from '../../../core/registry/createRegistry.js';
import {
  type ExpressionCompletion,
  type ExpressionLanguage,
  type ExpressionToken,
} from '../../../editor/expression/expressionLanguage.js';
import { kindName } from '../kindMessages.js';
import { ExpressionTrial } from './ExpressionTrial.js';
import { fieldNaming, titleOf } from './fieldNaming.js';
import { optionTexts } from './optionTexts.js';
import { fieldSymbols, functionSymbols, OPERATORS } from './formSymbols.js';

/** The expressions of a form, for a field that edits one: its fields by title or name, inside a subtable its columns first. */
export function formLanguage(document: FormDocument, place: LanguagePlace): ExpressionLanguage {
  const { path = '', setting = '', title, locale, registry, beside = [], recordColumns } = place;
  const [table, column] = path.split('.');
  const own = place.own ?? expressionFields(document, { table: column === undefined ? undefined : table, registry });
  const holder = own.get(column ?? path)?.field;
  const options = optionFields(setting, holder, messagesIn(optionTexts, locale), recordColumns);
  const isOwn = options.fields.size === 0 && beside.length === 0;
  const fields = isOwn ? own : withFurther(own, options.fields, beside);
  const wants = wantedType(setting, holder, registry);
  const naming = fieldNaming(fields);
  const isFormula = setting === 'formula';
  let circular: ReadonlySet<string> | undefined;
  const circle = () => (circular ??= circularPaths(document, path, registry));
  return {
    ...(title === undefined ? {} : { title }),
    ...(wants && wants !== 'any' ? { wants: expressionTypeText(wants, locale) } : {}),
    problems: (text) =>
      checkExpression(text, {
        fields,
        hasOpenOptions: options.isOpen,
        ...(wants ? { wants } : {}),
        ...(isFormula ? { circular: circle() } : {}),
      }).map((issue) => ({
        from: issue.from,
        to: issue.to,
        severity: issue.severity,
        fixes: issue.fixes,
        message: expressionIssueText(issue, locale),
      })),
    tokens: (text) =>
      readTokens(text)
        .map(coloured)
        .filter((token) => token !== undefined),
    begunAt(text, caret) {
      const begun = BEGUN.exec(text.slice(0, caret))?.[0] ?? '';
      return { from: caret - begun.length, query: begun.replace('{', '') };
    },
    completions: (text, caret, matches) => completionsAt(text.slice(0, caret), matches, { fields, locale, registry }),
    naming,
    symbols: () => ({
      left: fieldSymbols(document, { fields, wants, locale, registry }),
      right: functionSymbols(locale),
    }),
    operators: OPERATORS,
    Trial: (props: { text: string }) => (
      <ExpressionTrial {...props} fields={fields} document={document} naming={naming} />
    ),
  };
}

export interface LanguagePlace {
  /** Field or column that holds the expression. Default: the form. */
  path?: string;
  /** Setting that holds it. */
  setting?: string;
  /** What it is for, in words. */
  title?: string;
  /** The fields that it can look at by itself, where they are known: see `expressionFields`. */
  own?: ReadonlyMap<string, ExpressionField>;
  /** Further fields that it can look at. */
  beside?: readonly ExpressionField[];
  /** The columns of the records that the field chooses from, as far as they are known. */
  recordColumns?: readonly { id: string; name: string }[] | undefined;
  locale: Locale;
  registry: FieldRegistry;
}

/** The columns of an option come first in the list, and before a subtable that is called so. */
function withFurther(
  own: ReadonlyMap<string, ExpressionField>,
  columns: ReadonlyMap<string, ExpressionField>,
  beside: readonly ExpressionField[],
): ReadonlyMap<string, ExpressionField> {
  const fields = new Map([...columns, ...own, ...beside.map((field) => [field.name, field] as const)]);
  for (const [name, field] of columns) fields.set(name, field);
  return fields;
}

/** An open brace with what follows, or a word. */
const BEGUN = /(\{[^{}']*|[\p{L}_][\p{L}\w]*)$/u;

function completionsAt(before: string, matches: TextMatcher | null, around: CompletedFrom): ExpressionCompletion[] {
  const { fields, locale, registry } = around;
  const begun = BEGUN.exec(before)?.[0] ?? '';
  const from = before.length - begun.length;
  const ranked = <Item,>(items: readonly Item[], textOf: (item: Item) => string) =>
    items.flatMap((item) => {
      const match = matches ? matches(textOf(item)) : { rank: 0 };
      return match ? [{ item, rank: match.rank }] : [];
    });
  const fieldsFound = ranked([...fields.values()], (field) => `${titleOf(field, fields)} ${field.name}`).map(
    ({ item, rank }) => ({
      rank,
      completion: {
        kind: 'field' as const,
        label: titleOf(item, fields),
        insert: `{${item.name}}`,
        from,
        detail: kindName(item.field.kind, locale, registry),
      },
    }),
  );
  const functionsFound = begun.startsWith('{')
    ? []
    : ranked([...FUNCTIONS.keys()], (name) => `${name.toUpperCase()} ${functionNote(name, locale)}`).map(
        ({ item, rank }) => ({
          rank,
          completion: {
            kind: 'function' as const,
            label: item.toUpperCase(),
            insert: `${item.toUpperCase()}()`,
            caret: item.length + (FUNCTIONS.get(item)?.max === 0 ? 2 : 1),
            from,
            detail: functionNote(item, locale),
          },
        }),
      );
  return [...fieldsFound, ...functionsFound]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ completion }) => completion);
}

const MOST = 20;

interface CompletedFrom extends Pick<LanguagePlace, 'locale' | 'registry'> {
  fields: ReadonlyMap<string, ExpressionField>;
}

function readTokens(text: string): Token[] {
  return undefinedOnExpressionError(() => tokenize(text)) ?? [];
}

function coloured({ type, position, source }: Token): ExpressionToken | undefined {
  const kinds: Partial<Record<Token['type'], ExpressionToken['kind']>> = {
    field: 'field',
    number: 'number',
    text: 'text',
    word: 'function',
    operator: 'operator',
  };
  const kind = kinds[type];
  return kind && { from: position, to: position + source.length, kind };
}
