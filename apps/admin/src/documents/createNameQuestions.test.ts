import { expect, it, vi } from 'vitest';
import { createNameQuestions } from './createNameQuestions.js';

type Taken = { id: string; kind: 'folder' | 'file' };

const open = (taken: Record<string, Taken>) =>
  createNameQuestions(async (_parentId, name) => ({ taken: taken[name] ?? null, proposal: `${name} (2)` }));
const file = (id: string): Taken => ({ id, kind: 'file' });

it('asks one question at a time, and none for a free name', async () => {
  const questions = open({ a: file('1'), b: file('2') });
  const answers = [questions.ask('', 'a'), questions.ask('', 'b'), questions.ask('', 'c')];
  await vi.waitFor(() => expect(questions.getAsked()?.name).toBe('a'));
  questions.answer({ kind: 'both' }, false);
  await vi.waitFor(() => expect(questions.getAsked()).toMatchObject({ name: 'b', proposal: 'b (2)' }));
  questions.answer({ kind: 'skip' }, false);
  expect(await Promise.all(answers)).toEqual([{ kind: 'both' }, { kind: 'skip' }, { kind: 'plain' }]);
  expect(questions.getAsked()).toBeUndefined();
});

it('answers for all that follow, where a folder has no versions, until it begins anew', async () => {
  const questions = open({ a: file('1'), b: file('2'), c: { id: '3', kind: 'folder' } });
  const answers = [questions.ask('', 'a'), questions.ask('', 'b'), questions.ask('', 'c')];
  await vi.waitFor(() => expect(questions.getAsked()?.name).toBe('a'));
  questions.answer({ kind: 'version', id: '1' }, true);
  expect(await Promise.all(answers)).toEqual([
    { kind: 'version', id: '1' },
    { kind: 'version', id: '2' },
    { kind: 'both' },
  ]);
  questions.begin();
  void questions.ask('', 'a');
  await vi.waitFor(() => expect(questions.getAsked()?.name).toBe('a'));
});

it('goes on after a name of which nothing could be learned', async () => {
  let calls = 0;
  const questions = createNameQuestions(async () => {
    calls += 1;
    if (calls === 1) throw new Error('away');
    return { taken: null, proposal: '' };
  });
  await expect(questions.ask('', 'a')).rejects.toThrow('away');
  expect(await questions.ask('', 'b')).toEqual({ kind: 'plain' });
});
