import fc from 'fast-check';
import { isRecord } from '../document/readWire.js';
import { type StoredDocument } from './storedControls.js';
import { storedDocuments } from './storedDocuments.js';

const nodes = Object.values(storedDocuments).flatMap(({ fields }) =>
  Array.isArray(fields) ? (fields as unknown[]) : [],
);
const odd = fc.dictionary(fc.stringMatching(/^odd\w{0,6}$/), fc.jsonValue(), { maxKeys: 3 });

const node: fc.Memo<unknown> = fc.memo((depth) => {
  const leaf = fc.tuple(fc.constantFrom(...nodes), odd).map(([field, keys]) => ({ ...(field as object), ...keys }));
  if (depth <= 1) return leaf;
  const children = fc.array(node(depth - 1), { maxLength: 3 });
  const row = fc.tuple(fc.constantFrom('row', 'card', 'group', 'mystery'), children, odd);
  const tabs = fc.tuple(fc.constantFrom('tab', 'collapse', 'steps'), fc.array(children, { maxLength: 2 }), odd);
  return fc.oneof(
    leaf,
    row.map(([smartKey, inner, keys]) => ({ ...keys, __config__: { smartKey, span: 12, children: inner } })),
    tabs.map(([smartKey, panels, keys]) => ({
      __config__: { smartKey, children: panels.map((inner) => ({ ...keys, __config__: { children: inner } })) },
      ...keys,
    })),
  );
});

const rule = fc
  .tuple(fc.constantFrom('{f1} > {f2}', '{f3', ''), fc.constantFrom('须大于', 7, null), odd)
  .map(([expression, message, keys]) => ({ ...keys, expression, message, field: 'f1' }));

/** Stored forms: any mixture of the fields of `storedDocuments`, containers around them, and rules, all with odd keys. */
export const arbitraryForm: fc.Arbitrary<StoredDocument> = fc
  .tuple(fc.array(node(4), { maxLength: 6 }), fc.array(rule, { maxLength: 4 }), odd)
  .map(([fields, rules, keys]) => renamed({ ...keys, rules, fields }) as StoredDocument);

/** The document with each field name used once, as a form has it. */
function renamed(stored: unknown): unknown {
  let count = 0;
  const walk = (value: unknown, inTable: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, inTable));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (key !== '__vModel__' || inTable) return [key, walk(item, inTable || key.startsWith('odd'))];
        count += 1;
        return [key, `f${count}`];
      }),
    );
  };
  return walk(stored, false);
}
