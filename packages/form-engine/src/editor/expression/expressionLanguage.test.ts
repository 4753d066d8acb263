import { describe, expect, it } from 'vitest';
import { coloured, complete } from './expressionLanguage.js';

describe('expression texts', () => {
  it('take a completion in place of what was begun', () => {
    expect(complete('{amo} + 1', 4, { insert: '{amount}', from: 0 })).toEqual({ text: '{amount}} + 1', caret: 8 });
    expect(complete('SU', 2, { insert: 'SUM()', from: 0, caret: 4 })).toEqual({ text: 'SUM()', caret: 4 });
  });

  it('are cut where colours and errors change, and nothing gets lost', () => {
    const pieces = coloured(
      '{a} + ?',
      [
        { from: 0, to: 3, kind: 'field' },
        { from: 4, to: 5, kind: 'operator' },
      ],
      [
        { from: 6, to: 7, message: '' },
        { from: 0, to: 3, message: '', severity: 'warning' },
      ],
      [2],
    );
    expect(pieces.map(({ text }) => text).join('')).toBe('{a} + ?');
    expect(pieces.filter(({ kind }) => kind === 'field').map(({ text }) => text)).toEqual(['{a', '}']);
    expect(pieces.filter(({ wrong }) => wrong === 'error').map(({ text }) => text)).toEqual(['?']);
    expect(pieces.filter(({ wrong }) => wrong === 'warning').map(({ text }) => text)).toEqual(['{a', '}']);
  });
});
