import { type ExpressionField } from '../../../core/expressions/check/ExpressionType.js';
import { type ExpressionNaming, type NamedText } from '../../../editor/expression/expressionLanguage.js';

/** The fields of an expression by their titles: `{price}` reads `{单价}`. A field whose title is not its own alone keeps its name. */
export function fieldNaming(fields: ReadonlyMap<string, ExpressionField>): ExpressionNaming {
  const known = namings.get(fields);
  if (known) return known;
  const naming = makeNaming(fields);
  namings.set(fields, naming);
  return naming;
}

/** The settings of a part share their fields: what these are called is made out once. */
const namings = new WeakMap<ReadonlyMap<string, ExpressionField>, ExpressionNaming>();

function makeNaming(fields: ReadonlyMap<string, ExpressionField>): ExpressionNaming {
  const shown = ownTitles(fields);
  const stored = new Map([...shown].map(([name, title]) => [title, name]));
  return {
    toShown: (text) => rename(text, (name) => shown.get(name)),
    toStored: (text) => rename(text, (title) => stored.get(title)),
  };
}

/** The titles of those fields whose title is their own alone, by the names of the fields. */
export function ownTitles(fields: ReadonlyMap<string, ExpressionField>): ReadonlyMap<string, string> {
  const titles = new Map([...fields.values()].map((field) => [field.name, titleOf(field, fields)]));
  const uses = new Map<string, number>();
  for (const title of titles.values()) uses.set(title, (uses.get(title) ?? 0) + 1);
  return new Map(
    [...titles].filter(([, title]) => uses.get(title) === 1 && !fields.has(title) && !/[{}'"]/.test(title)),
  );
}

/** The title of a field; that of a column with its subtable's, where it does not stand in its own row. */
export function titleOf({ name, label, of }: ExpressionField, fields: ReadonlyMap<string, ExpressionField>): string {
  const [table = '', column] = name.split('.');
  return column === undefined ? label : `${of ?? fields.get(table)?.label ?? table}.${label}`;
}

/** The text with what stands in braces outside of quotes renamed. */
function rename(text: string, nameOf: (name: string) => string | undefined): NamedText {
  const moved: { from: number; to: number; start: number; end: number }[] = [];
  let result = '';
  let copied = 0;
  for (const { 0: piece, 1: inside, index } of text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\{([^{}]*)\}/gs)) {
    const next = inside === undefined ? undefined : nameOf(inside.trim());
    if (next === undefined || `{${next}}` === piece) continue;
    result += text.slice(copied, index);
    const start = result.length;
    result += `{${next}}`;
    copied = index + piece.length;
    moved.push({ from: index, to: copied, start, end: result.length });
  }
  result += text.slice(copied);
  return {
    text: result,
    placeOf(place) {
      let shift = 0;
      for (const { from, to, start, end } of moved) {
        if (place <= from) break;
        // inside of a name that has another length there is no place of its own
        if (place < to) return end;
        shift = end - start - (to - from) + shift;
      }
      return place + shift;
    },
  };
}
