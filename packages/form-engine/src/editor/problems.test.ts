import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditorStore } from './editorStore.js';
import { hasErrors, sortProblems, watchProblems, type Problem } from './problems.js';

afterEach(() => vi.useRealTimers());

const problem = (severity: Problem['severity'], message: string): Problem => ({ severity, message, place: '' });

describe('problems', () => {
  it('checks at once, then after typing has rested, and keeps the half-typed text', () => {
    vi.useFakeTimers();
    const store = createEditorStore({ document: { formula: '' }, idsOf: () => [] });
    const check = vi.fn(({ formula }: { formula: string }) =>
      formula.endsWith('+') ? [problem('error', '不完整')] : [],
    );
    const onProblems = vi.fn();
    const stop = watchProblems(store, { check, onProblems });
    expect(onProblems).toHaveBeenLastCalledWith([]);
    for (const formula of ['1', '1 ', '1 +']) store.edit('公式', (draft) => void (draft.formula = formula));
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    expect(check).toHaveBeenCalledTimes(2);
    expect(onProblems).toHaveBeenLastCalledWith([problem('error', '不完整')]);
    expect(store.getState().document.formula).toBe('1 +');
    stop();
    store.edit('公式', (draft) => void (draft.formula = ''));
    vi.advanceTimersByTime(1_000);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('puts errors before warnings; only they hold a release back', () => {
    const list = [problem('warning', 'a'), problem('error', 'b'), problem('warning', 'c')];
    expect(sortProblems(list).map(({ message }) => message)).toEqual(['b', 'a', 'c']);
    expect(hasErrors(list)).toBe(true);
    expect(hasErrors(list.slice(0, 1))).toBe(false);
  });
});
