import { describe, expect, it } from 'vitest';
import { coveredStays, type CardStay } from './coveredStays.js';

const stay = (id: string, entry: number, exit: number | null = null): CardStay => ({ id, entry, exit });
const covered = (stays: CardStay[], spaces: number) => [...coveredStays(stays, spaces)].sort();

describe('spaces of a card', () => {
  it('are of whoever comes first, and the next one pays as a visitor', () => {
    expect(covered([stay('c', 30), stay('a', 10), stay('b', 20)], 2)).toEqual(['a', 'b']);
  });

  it('are free again when a vehicle has left, for whoever comes from then on', () => {
    expect(covered([stay('a', 10, 50), stay('b', 50)], 1)).toEqual(['a', 'b']);
    expect(covered([stay('a', 10, 51), stay('b', 50)], 1)).toEqual(['a']);
  });

  it('do not come to a visitor who is there already', () => {
    expect(covered([stay('a', 10, 50), stay('b', 20), stay('c', 60)], 1)).toEqual(['a', 'c']);
  });

  it('are given in one order to those who come at the same moment', () => {
    expect(covered([stay('b', 10), stay('a', 10)], 1)).toEqual(['a']);
    expect(covered([stay('a', 10), stay('b', 10)], 1)).toEqual(['a']);
  });

  it('never have more vehicles at once than there are spaces', () => {
    const stays = Array.from({ length: 60 }, (_, index) =>
      stay(String(index), (index * 37) % 100, ((index * 37) % 100) + 13),
    );
    for (const spaces of [1, 2, 5]) {
      const ids = coveredStays(stays, spaces);
      for (let moment = 0; moment < 120; moment += 1) {
        const there = stays.filter(({ id, entry, exit }) => ids.has(id) && entry <= moment && (exit ?? 0) > moment);
        expect(there.length).toBeLessThanOrEqual(spaces);
      }
    }
  });
});
