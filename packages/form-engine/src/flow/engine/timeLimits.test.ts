import { describe, expect, test } from 'vitest';
import { type TimeLimit } from '../document/TimeLimit.js';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, flowOf } from '../testing/flows.js';
import { type FlowEffect } from './FlowEffect.js';
import { dueOf } from './timeLimits.js';

const HOUR = 3_600_000;
const hours = (amount: number) => ({ amount, unit: 'hours' as const });
const limitOf = (times: number, then: TimeLimit['then']): TimeLimit => ({
  duration: hours(8),
  remind: { times, every: hours(2) },
  then,
});

/** A bench with one node of two people, and its ticks: which hour, and what of interest happened. */
function run(limit: TimeLimit, more: Partial<Parameters<typeof approver>[2]> = {}) {
  const bench = new FlowBench(flowOf([approver('a', ['ann', 'bob'], { limit, ...more })]));
  bench.submit();
  const start = bench.now;
  const happened: string[] = [];
  for (let next = nextOf(bench.effects); next !== undefined; next = nextOf(bench.effects)) {
    bench.now = next;
    const effects = bench.do({ kind: 'tick' });
    const kinds = effects.map((effect) => (effect.kind === 'entry' ? effect.entry.what : effect.kind));
    happened.push(`${(bench.now - start) / HOUR}: ${kinds.filter((kind) => kind !== 'nextTick').join(' ')}`);
  }
  return { bench, happened };
}

function nextOf(effects: readonly FlowEffect[]): number | undefined {
  const last = effects.findLast((effect) => effect.kind === 'nextTick');
  return last?.kind === 'nextTick' ? last.at : undefined;
}

describe('peer 2.4: Time-limit, remind N times, overtime auto-pass / transfer / end', () => {
  test('reminds once at the limit, or as often as it says', () => {
    expect(run(limitOf(0, { kind: 'nothing' })).happened).toEqual(['8: remind reminded']);
    expect(run(limitOf(3, { kind: 'nothing' })).happened).toEqual([
      '8: remind reminded',
      '10: remind reminded',
      '12: remind reminded',
    ]);
  });

  test('passes after the last reminder', () => {
    const { bench, happened } = run(limitOf(1, { kind: 'pass' }));
    expect(happened).toEqual(['8: remind reminded', '10: passed passed ended taskClosed taskClosed status']);
    expect(bench.state?.status).toBe('adopted');
  });

  test('refuses at the limit', () => {
    const { bench, happened } = run(limitOf(0, { kind: 'refuse' }));
    expect(happened).toEqual(['8: refuse ended taskClosed taskClosed status']);
    expect(bench.state?.status).toBe('rejected');
  });

  test('gives each open task to somebody who has none', () => {
    const people = [{ kind: 'users' as const, ids: ['bob', 'cid', 'dan'] }];
    const { bench } = run(limitOf(0, { kind: 'transfer', people }));
    const handed = bench.entries().filter(({ what }) => what === 'transfer');
    expect(handed.slice(0, 2)).toMatchObject([
      { userIds: ['cid'], reason: { kind: 'transferred', from: 'ann' } },
      { userIds: ['dan'], reason: { kind: 'transferred', from: 'bob' } },
    ]);
    // whoever gets it has the whole time, and it does not come back to anybody who let it lie
    expect(bench.whoHas()).toEqual(['dan@a', 'cid@a']);
    expect(handed.at(-1)).toMatchObject({ userIds: [], reason: { kind: 'overdue' } });
  });

  test('gives it to the superior of whoever has it', () => {
    const { bench } = run(limitOf(0, { kind: 'escalate' }));
    // there is one superior, who has one task
    expect(bench.whoHas()).toEqual(['sue@a', 'bob@a']);
  });
});

test('Time stands still while a flow is paused, and while a task is cut off', () => {
  const limit = limitOf(0, { kind: 'pass' });
  const flow = flowOf([approver('a', ['ann'], { limit })]);
  const bench = new FlowBench(flow);
  bench.submit();
  bench.now += 5 * HOUR;
  expect(bench.do({ kind: 'pause', by: 'adm' })).toContainEqual({ kind: 'nextTick', at: undefined });
  bench.now += 100 * HOUR;
  expect(bench.do({ kind: 'resume', by: 'adm' })).toContainEqual({ kind: 'nextTick', at: bench.now + 3 * HOUR });
  bench.do({ kind: 'cancel', by: 'adm' });
  bench.now += 100 * HOUR;
  expect(bench.do({ kind: 'revive', by: 'adm' })).toContainEqual({ kind: 'nextTick', at: bench.now + 3 * HOUR });
});

test('A pause over the weekend leaves as much working time as there was', () => {
  const workday: [number, number][] = [[540, 1_080]];
  const calendar = { offset: 0, week: [[], workday, workday, workday, workday, workday, []], days: {} };
  const duration = { amount: 8, unit: 'workHours' as const };
  const limit: TimeLimit = { duration, remind: { times: 0, every: duration }, then: { kind: 'pass' } };
  const bench = new FlowBench(flowOf([approver('a', ['ann'], { limit })]), {}, calendar);
  bench.now = Date.UTC(2026, 0, 9, 11);
  bench.submit();
  const task = bench.taskOf('ann');
  bench.now = Date.UTC(2026, 0, 9, 17);
  bench.do({ kind: 'pause', by: 'adm' });
  bench.now = Date.UTC(2026, 0, 12, 15);
  const due = Date.UTC(2026, 0, 12, 17);
  expect(bench.do({ kind: 'resume', by: 'adm' })).toEqual(
    expect.arrayContaining([
      { kind: 'taskDue', taskId: task.id, dueAt: due },
      { kind: 'nextTick', at: due },
    ]),
  );
});

describe('A task that comes into other hands has the whole time again', () => {
  const limited = (then: TimeLimit['then'], more = {}) =>
    new FlowBench(flowOf([approver('a', ['ann', 'bob'], { limit: limitOf(0, then), ...more })]));
  const dueIn = (bench: FlowBench, userId: string) => {
    const { state } = bench;
    return state ? ((dueOf(state, bench.taskOf(userId)) ?? 0) - bench.now) / HOUR : undefined;
  };

  test('transferred, assigned or handed over; the others of the node keep theirs', () => {
    const bench = limited({ kind: 'refuse' });
    bench.submit();
    bench.now += 5 * HOUR;
    bench.do({ kind: 'transfer', by: 'ann', taskId: bench.taskOf('ann').id, to: 'cid' });
    expect([dueIn(bench, 'cid'), dueIn(bench, 'bob')]).toEqual([8, 3]);
    expect(bench.entries().at(-1)).toMatchObject({ what: 'transfer', dueAt: bench.now + 8 * HOUR });
    bench.now += HOUR;
    bench.do({ kind: 'assign', by: 'adm', taskId: bench.taskOf('bob').id, to: 'dan' });
    bench.do({ kind: 'handOver', by: 'adm', from: 'cid', to: 'eve' });
    expect([dueIn(bench, 'dan'), dueIn(bench, 'eve')]).toEqual([8, 8]);
  });

  test('what follows the limit of the node leaves it alone, and what follows its own is for it alone', () => {
    const bench = limited({ kind: 'pass' });
    bench.submit();
    bench.now += 5 * HOUR;
    bench.do({ kind: 'transfer', by: 'ann', taskId: bench.taskOf('ann').id, to: 'cid' });
    bench.now += 3 * HOUR;
    bench.do({ kind: 'tick' });
    expect(bench.whoHas()).toEqual(['cid@a']);
    bench.now += 5 * HOUR;
    bench.do({ kind: 'tick' });
    expect(bench.state?.status).toBe('adopted');
  });

  test('whoever is added beside it shares its limit, and a pause moves that too', () => {
    const bench = limited({ kind: 'pass' });
    bench.submit();
    bench.now += 5 * HOUR;
    bench.do({ kind: 'transfer', by: 'ann', taskId: bench.taskOf('ann').id, to: 'cid' });
    bench.now += HOUR;
    bench.do({ kind: 'addBeside', by: 'cid', taskId: bench.taskOf('cid').id, people: ['dan'] });
    bench.do({ kind: 'pause', by: 'adm' });
    bench.now += 50 * HOUR;
    bench.do({ kind: 'resume', by: 'adm' });
    expect([dueIn(bench, 'dan'), dueIn(bench, 'cid'), dueIn(bench, 'bob')]).toEqual([7, 7, 2]);
  });

  test('escalated it has the whole time, and without a limit nothing begins', () => {
    const bench = limited({ kind: 'escalate' });
    bench.submit();
    bench.now += 8 * HOUR;
    bench.do({ kind: 'tick' });
    expect(dueIn(bench, 'sue')).toBe(8);
    expect(bench.entries().find(({ what }) => what === 'escalated')).toMatchObject({ dueAt: bench.now + 8 * HOUR });
    const free = new FlowBench(flowOf([approver('a', ['ann'])]));
    free.submit();
    free.do({ kind: 'transfer', by: 'ann', taskId: free.taskOf('ann').id, to: 'cid' });
    expect(free.state?.timers).toEqual([]);
  });
});

test('Whoever is asked again after a refusal has the whole time again', () => {
  const refusal = { to: 'reject', then: 'back' } as const;
  const { bench } = run(limitOf(0, { kind: 'refuse' }), { refusal });
  expect(bench.state?.status).toBe('rejected');
  bench.now += 100 * HOUR;
  expect(bench.submit()).toContainEqual({ kind: 'nextTick', at: bench.now + 8 * HOUR });
  expect(bench.whoHas()).toEqual(['ann@a', 'bob@a']);
});

test('A wait goes on at its moment, and at once where that is over or missing', () => {
  const until = { kind: 'field', path: 'day', offset: hours(2) } as const;
  const flow = flowOf([{ id: 'w', name: 'w', kind: 'wait', until }, approver('a', ['ann'])]);
  const at = (day: string | null) => {
    const bench = new FlowBench(flow, { day });
    bench.submit();
    return bench;
  };
  for (const day of [null, '2026-01-04']) expect(at(day).whoHas()).toEqual(['ann@a']);
  const bench = at('2026-01-06');
  expect([bench.whoHas(), nextOf(bench.effects)]).toEqual([[], Date.UTC(2026, 0, 6, 2)]);
  bench.now = Date.UTC(2026, 0, 6, 2);
  bench.do({ kind: 'tick' });
  expect(bench.whoHas()).toEqual(['ann@a']);
});
