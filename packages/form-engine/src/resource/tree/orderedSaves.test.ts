import { expect, it } from 'vitest';
import { createOrderedSaves } from './orderedSaves.js';

it('saves follow one another, and after a refusal none of those that wait is made', async () => {
  const saves = createOrderedSaves();
  const told: string[] = [];
  const save = (name: string, fails = false) =>
    saves.add(async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      if (fails) throw new Error(name);
      told.push(`${name} ends`);
    });
  const answers = await Promise.allSettled([save('one'), save('two', true), save('three')]);
  expect(told).toEqual(['one begins', 'one ends', 'two begins']);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual([
    { isDone: true, isLast: false },
    'refused',
    { isDone: false, isLast: true },
  ]);
  await expect(save('four')).resolves.toEqual({ isDone: true, isLast: true });
});
