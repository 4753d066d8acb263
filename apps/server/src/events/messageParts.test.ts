import { expect, it } from 'vitest';
import { MessageParts, splitMessage } from './messageParts.js';

it.for([
  ['nothing', ''],
  ['a short text', 'short'],
  ['exactly one part', 'x'.repeat(7_900)],
  ['one byte more', 'x'.repeat(7_901)],
  ['Chinese across the borders of parts', `a${'停车场'.repeat(9_000)}`],
  ['characters of four bytes', `ab${'🚗'.repeat(9_000)}`],
  ['line breaks and blanks', ' \n '.repeat(9_000)],
])('sends %s below 8,000 bytes a part and puts it together again', ([, text]) => {
  const parts = splitMessage('instance:1', text ?? '');
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(8_000);
  const open = new MessageParts();
  const messages = parts.map((part) => open.add(part));
  expect(messages.slice(0, -1).every((message) => message === undefined)).toBe(true);
  expect(messages.at(-1)).toEqual({ id: 'instance:1', text });
});

it('refuses what belongs into a row, and parts that do not fit', () => {
  expect(() => splitMessage('a', 'x'.repeat(3_000_000))).toThrow(RangeError);
  const open = new MessageParts();
  const [first = '', , third = ''] = splitMessage('a', 'x'.repeat(20_000));
  open.add(first);
  expect(() => open.add(third)).toThrow('missing');
  expect(() => open.add('nonsense')).toThrow(SyntaxError);
  open.clear();
  expect(open.add(first)).toBeUndefined();
});
