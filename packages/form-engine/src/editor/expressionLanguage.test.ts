import { describe, expect, it } from 'vitest';
import { coloured, complete } from './expressionLanguage.js';

describe('expression texts', () => {
  it('take a completion in place of what was begun', () => {
    expect(complete('{amo} + 1', 4, { label: '金额', insert: '{amount}', from: 0, kind: 'field' })).toEqual({
      text: '{amount}} + 1',
      caret: 8,
    });
    expect(complete('SU', 2, { label: 'SUM', insert: 'SUM()', from: 0, caret: 4, kind: 'function' })).toEqual({
      text: 'SUM()',
      caret: 4,
    });
  });

  it('are cut where colours and errors change, and nothing gets lost', () => {
    const pieces = coloured(
      '{a} + ?',
      [
        { from: 0, to: 3, kind: 'field' },
        { from: 4, to: 5, kind: 'operator' },
      ],
      [{ from: 6, to: 7, message: '' }],
    );
    expect(pieces.map(({ text }) => text).join('')).toBe('{a} + ?');
    expect(pieces.filter(({ kind }) => kind === 'field').map(({ text }) => text)).toEqual(['{a}']);
    expect(pieces.filter(({ isWrong }) => isWrong).map(({ text }) => text)).toEqual(['?']);
  });
});
