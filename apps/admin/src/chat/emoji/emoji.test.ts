import { expect, it } from 'vitest';
import { EMOJIS, FIRST_EMOJI, LAST_EMOJI, LAST_GIF } from './emojiTable.js';
import { splitEmojis } from './splitEmojis.js';

it('C9-40 C9-41 the set is numbered 100 to 219, gif up to 199, each with a code of its own and a name in four languages', () => {
  expect(EMOJIS.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, index) => 100 + index));
  expect([FIRST_EMOJI, LAST_GIF, LAST_EMOJI]).toEqual([100, 199, 219]);
  expect(new Set(EMOJIS.map(({ code }) => code)).size).toBe(120);
  expect(EMOJIS.flatMap(({ names }) => Object.values(names)).filter((name) => name === '')).toEqual([]);
});

it('V5-38 codes in square brackets become emoji, everything else stays text', () => {
  const [smile] = EMOJIS;
  expect(splitEmojis('好[微笑][微笑]<b>[不是]</b>[')).toEqual(['好', smile, smile, '<b>', '[不是]', '</b>[']);
  expect(splitEmojis('')).toEqual([]);
});
