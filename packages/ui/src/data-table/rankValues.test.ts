import { describe, expect, it } from 'vitest';
import { NO_RANK, rankValues, type Comparable } from './rankValues.js';

const ranksOf = (values: readonly Comparable[]) => [...rankValues(values, 'zh-CN').ranks];

describe('rankValues', () => {
  it('ranks numbers, equal ones alike, empty ones not at all', () => {
    expect(ranksOf([5, -1, null, 5, 12.5])).toEqual([1, 0, NO_RANK, 1, 2]);
    expect(rankValues([5, -1, null, 5], 'zh-CN').count).toBe(2);
    expect(rankValues([null], 'zh-CN')).toEqual({ ranks: Uint32Array.of(NO_RANK), count: 0 });
  });

  it('takes written numbers for numbers, but not long numbers of things', () => {
    expect(ranksOf(['1,200.50', '-3', '¥ 35', '7 %'])).toEqual([3, 0, 2, 1]);
    expect(ranksOf(['90071992547409931', '90071992547409930'])).toEqual([1, 0]);
  });

  it('puts numbers before texts', () => {
    expect(ranksOf(['b', 3, 'a', 1])).toEqual([3, 1, 2, 0]);
  });

  it.each([
    [['车道 10 号', '车道 9 号', '出口 1 号', '车道9 号', '车道 10', 'A-007', 'A 7', 'A7', 'AB7']],
    [['A7', 'a7x', 'A 10', 'b']],
  ])('ranks texts with numbers as a comparison of the texts would', (texts) => {
    const { compare } = new Intl.Collator('zh-CN', { numeric: true });
    const byRank = texts.map((text, index) => ({ text, rank: ranksOf(texts)[index] ?? 0 }));
    expect(byRank.sort((a, b) => a.rank - b.rank).map(({ text }) => text)).toEqual([...texts].sort(compare));
  });
});
