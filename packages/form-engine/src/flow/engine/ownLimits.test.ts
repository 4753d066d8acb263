import { describe, expect, test } from 'vitest';
import { type TimeLimit, type WorkCalendar } from '../document/TimeLimit.js';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, flowOf } from '../testing/flows.js';
import { holdLaws } from '../testing/laws.js';
import { dueOf } from './timeLimits.js';

/* What somebody had left when a task went away is what they have when it comes back. Every limit is eight hours. */
const HOUR = 3_600_000;
const hours = (amount: number) => ({ amount, unit: 'hours' as const });
const limitOf = (then: TimeLimit['then'], times = 0): TimeLimit => ({
  duration: hours(8),
  remind: { times, every: hours(2) },
  then,
});

/** A node of these people, submitted, whose steps can be told by how many hours pass before them. */
class Trial extends FlowBench {
  static of(then: TimeLimit['then'], { asked = ['ann', 'bob'], times = 0, ...more }: TrialOptions = {}) {
    const trial = new Trial(flowOf([approver('a', asked, { limit: limitOf(then, times), ...more })]));
    trial.submit();
    return trial;
  }

  after(passed: number): this {
    this.now += passed * HOUR;
    return this;
  }

  /** Hours until a time limit ends; undefined where none runs. */
  left(userId: string): number | undefined {
    const due = this.state && dueOf(this.state, this.taskOf(userId));
    return due === undefined ? undefined : (due - this.now) / HOUR;
  }

  /** What somebody does with their task. */
  with(by: string, kind: 'transfer' | 'assist', to: string) {
    return this.do({ kind, by, taskId: this.taskOf(by).id, to });
  }

  add(by: string, kind: 'addBefore' | 'addAfter', ...people: string[]) {
    return this.do({ kind, by, taskId: this.taskOf(by).id, people });
  }

  answer(by: string) {
    return this.do({ kind: 'answerHelp', by, taskId: this.taskOf(by).id });
  }

  tick() {
    const effects = this.do({ kind: 'tick' });
    if (this.state) holdLaws(this.flow, this.state);
    return effects;
  }
}

type TrialOptions = { asked?: string[]; times?: number } & Partial<Parameters<typeof approver>[2]>;

describe('while somebody is asked for help', () => {
  test('the time of whoever asks stands still, who helps has the whole time, the others theirs', () => {
    const trial = Trial.of({ kind: 'nothing' }).after(3);
    trial.with('ann', 'assist', 'cid');
    expect(trial.entries().at(-1)).toMatchObject({ what: 'assist', dueAt: trial.now + 8 * HOUR });
    trial.after(4);
    expect([trial.left('ann'), trial.left('cid'), trial.left('bob')]).toEqual([undefined, 4, 1]);
    const effects = trial.after(3).answer('cid');
    expect(trial.left('ann')).toBe(5);
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'taskOpened', dueAt: trial.now + 5 * HOUR }));
  });

  test('no rule decides for them: not when the others are late, only when their own time is over', () => {
    const trial = Trial.of({ kind: 'pass' }).after(3);
    trial.with('ann', 'assist', 'cid');
    trial.after(5).tick();
    expect(trial.whoHas()).toEqual(['(ann@a)', 'cid@a']);
    trial.after(1).answer('cid');
    trial.after(4.9).tick();
    expect(trial.whoHas()).toEqual(['ann@a']);
    trial.after(0.1).tick();
    expect(trial.state?.status).toBe('adopted');
  });

  test.each(['pass', 'refuse', 'escalate'] as const)('help that is late is not waited for (%s)', (kind) => {
    const trial = Trial.of({ kind }, { asked: ['ann'] }).after(3);
    trial.with('ann', 'assist', 'cid');
    trial.after(8).tick();
    expect(trial.whoHas()).toEqual(['ann@a']);
    expect(trial.left('ann')).toBe(5);
    const line = { what: 'answerHelp', by: 'system', reason: { kind: 'overdue' }, userIds: ['cid'] };
    expect(trial.entries().at(-1)).toMatchObject(line);
  });

  test('a pause of the flow is part of the time that stands still', () => {
    const trial = Trial.of({ kind: 'pass' }).after(3);
    trial.with('ann', 'assist', 'cid');
    trial.after(1).do({ kind: 'pause', by: 'adm' });
    trial.after(50).do({ kind: 'resume', by: 'adm' });
    expect([trial.left('cid'), trial.left('bob')]).toEqual([7, 4]);
    trial.after(1).answer('cid');
    expect(trial.left('ann')).toBe(5);
  });

  test('asked twice nothing is lost, and who gets the task meanwhile has the whole time when it is their turn', () => {
    const trial = Trial.of({ kind: 'nothing' }, { asked: ['ann'] }).after(3);
    trial.with('ann', 'assist', 'cid');
    trial.after(2).answer('cid');
    trial.after(1).with('ann', 'assist', 'dan');
    trial.after(2).answer('dan');
    expect(trial.left('ann')).toBe(4);
    trial.with('ann', 'assist', 'dan');
    trial.after(1).do({ kind: 'assign', by: 'adm', taskId: trial.taskOf('ann').id, to: 'eve' });
    expect(trial.left('eve')).toBeUndefined();
    trial.after(1).answer('dan');
    expect(trial.left('eve')).toBe(8);
    trial.after(1).with('eve', 'transfer', 'ann');
    expect(trial.left('ann')).toBe(4);
  });

  test('whoever comes after them in order stands still with them, until it is their turn', () => {
    const trial = Trial.of({ kind: 'refuse' }, { several: { mode: 'inOrder' } }).after(3);
    trial.with('ann', 'assist', 'cid');
    trial.after(6).tick();
    // the limit of the node is over: nobody whose turn it is was late
    expect(trial.whoHas()).toEqual(['(ann@a)', '(bob@a)', 'cid@a']);
    trial.answer('cid');
    expect([trial.left('ann'), trial.left('bob')]).toEqual([5, undefined]);
    trial.after(2).approve('ann');
    expect(trial.left('bob')).toBe(5);
  });
});

describe('while somebody is asked before', () => {
  test('the time of whoever adds them stands still until the last has agreed, and they have the whole time together', () => {
    const trial = Trial.of({ kind: 'nothing' }, { asked: ['ann'] }).after(6);
    trial.add('ann', 'addBefore', 'cid', 'dan');
    expect([trial.left('ann'), trial.left('cid'), trial.left('dan')]).toEqual([undefined, 8, 8]);
    trial.after(5).approve('cid');
    trial.after(2).approve('dan');
    expect(trial.left('ann')).toBe(2);
  });

  test('who takes their agreement back lets them wait again, with what was left by then', () => {
    const trial = Trial.of({ kind: 'pass' }, { asked: ['ann'] }).after(3);
    trial.add('ann', 'addBefore', 'cid');
    const { id: taskId } = trial.taskOf('cid');
    trial.after(2).approve('cid');
    trial.after(1).do({ kind: 'takeBack', by: 'cid', taskId });
    expect([trial.left('ann'), trial.left('cid')]).toEqual([undefined, 5]);
    trial.after(3).approve('cid');
    expect(trial.left('ann')).toBe(4);
    trial.after(4).tick();
    expect(trial.state?.status).toBe('adopted');
  });

  test('what follows their limit is for them alone', () => {
    const trial = Trial.of({ kind: 'pass' }, { asked: ['ann'] }).after(6);
    trial.add('ann', 'addBefore', 'cid');
    trial.after(8).tick();
    expect(trial.whoHas()).toEqual(['ann@a']);
    trial.after(2).tick();
    expect(trial.state?.status).toBe('adopted');
  });

  test('taken away again they leave what was left', () => {
    const trial = Trial.of({ kind: 'pass' }, { asked: ['ann'] }).after(6);
    trial.add('ann', 'addBefore', 'cid');
    trial.after(4).do({ kind: 'removeAdded', by: 'ann', taskId: trial.taskOf('cid').id });
    expect(trial.left('ann')).toBe(2);
  });

  test('whoever is to agree after them is not late meanwhile', () => {
    const trial = Trial.of({ kind: 'refuse' }, { asked: ['ann'] }).after(6);
    trial.add('ann', 'addAfter', 'eve');
    trial.add('ann', 'addBefore', 'cid');
    trial.after(7).tick();
    trial.approve('cid');
    expect(trial.left('ann')).toBe(2);
    trial.approve('ann');
    expect(trial.left('eve')).toBe(2);
  });
});

describe('a task that comes back to whoever had it', () => {
  test('transferred back, or assigned back: what they had left; whoever gives it back has that too', () => {
    const trial = Trial.of({ kind: 'pass' }).after(3);
    trial.with('ann', 'transfer', 'cid');
    expect(trial.left('cid')).toBe(8);
    trial.after(2).with('cid', 'transfer', 'ann');
    expect([trial.left('ann'), trial.left('bob')]).toEqual([5, 3]);
    expect(trial.entries().at(-1)).toMatchObject({ what: 'transfer', dueAt: trial.now + 5 * HOUR });
    trial.after(1).with('ann', 'transfer', 'cid');
    expect(trial.left('cid')).toBe(6);
    trial.after(1).do({ kind: 'assign', by: 'adm', taskId: trial.taskOf('cid').id, to: 'ann' });
    expect(trial.left('ann')).toBe(4);
    trial.after(4).tick();
    expect(trial.state?.status).toBe('adopted');
  });

  test('over several hands, and handed over by an administrator', () => {
    const trial = Trial.of({ kind: 'nothing' }, { asked: ['ann'] }).after(3);
    trial.with('ann', 'transfer', 'cid');
    trial.after(1).with('cid', 'transfer', 'dan');
    trial.after(1).do({ kind: 'handOver', by: 'adm', from: 'dan', to: 'ann' });
    expect(trial.left('ann')).toBe(5);
  });

  test('also where they were late: reminders go on, and what follows them', () => {
    const trial = Trial.of({ kind: 'pass' }, { asked: ['ann'], times: 2 }).after(9);
    expect(trial.tick()).toContainEqual(expect.objectContaining({ kind: 'remind' }));
    trial.with('ann', 'transfer', 'cid');
    trial.after(3).with('cid', 'transfer', 'ann');
    // one hour late, with one hour until the second reminder
    expect(trial.left('ann')).toBe(-4);
    trial.after(1);
    expect(trial.tick()).toContainEqual(expect.objectContaining({ kind: 'remind' }));
    trial.after(2).tick();
    expect(trial.state?.status).toBe('adopted');
  });

  test('whose limit is over and has taken it away from them has the whole time again', () => {
    const trial = Trial.of({ kind: 'escalate' }, { asked: ['ann'] }).after(8);
    trial.tick();
    expect(trial.whoHas()).toEqual(['sue@a']);
    trial.after(1).do({ kind: 'assign', by: 'adm', taskId: trial.taskOf('sue').id, to: 'ann' });
    expect(trial.left('ann')).toBe(8);
  });

  test('handed over while it was cut off, and back when it is there again', () => {
    const trial = Trial.of({ kind: 'pass' }, { asked: ['ann'] }).after(3);
    trial.do({ kind: 'cancel', by: 'adm' });
    trial.after(10).do({ kind: 'handOver', by: 'adm', from: 'ann', to: 'cid' });
    trial.after(10).do({ kind: 'revive', by: 'adm' });
    // it kept what was left
    expect(trial.left('cid')).toBe(5);
    trial.after(1).with('cid', 'transfer', 'ann');
    expect(trial.left('ann')).toBe(5);
    trial.after(1).with('ann', 'transfer', 'dan');
    trial.do({ kind: 'cancel', by: 'adm' });
    trial.after(10).do({ kind: 'handOver', by: 'adm', from: 'dan', to: 'ann' });
    trial.after(10).do({ kind: 'revive', by: 'adm' });
    expect(trial.left('ann')).toBe(4);
    trial.after(4).tick();
    expect(trial.state?.status).toBe('adopted');
  });

  test('after a refusal that comes back they have the whole time, also once help has come', () => {
    const refusal = { to: 'reject', then: 'back' } as const;
    const trial = Trial.of({ kind: 'pass' }, { refusal }).after(3);
    trial.with('ann', 'assist', 'cid');
    trial.after(1).refuse('bob');
    trial.after(100).submit();
    expect([trial.left('bob'), trial.left('cid')]).toEqual([8, 8]);
    trial.after(2).answer('cid');
    expect(trial.left('ann')).toBe(8);
  });
});

test('In working time it is working time that is kept: over a weekend nothing is lost or won', () => {
  const workday: [number, number][] = [[540, 1_080]];
  const calendar: WorkCalendar = {
    offset: 0,
    week: [[], workday, workday, workday, workday, workday, []],
    days: {},
  };
  const duration = { amount: 8, unit: 'workHours' as const };
  const limit: TimeLimit = { duration, remind: { times: 0, every: duration }, then: { kind: 'pass' } };
  const bench = new FlowBench(flowOf([approver('a', ['ann'], { limit })]), {}, calendar);
  const dueOfTask = (userId: string) => bench.state && dueOf(bench.state, bench.taskOf(userId));
  bench.now = Date.UTC(2026, 0, 9, 11);
  bench.submit();
  const taskId = bench.taskOf('ann').id;
  // Friday at five: six of eight hours are used
  bench.now = Date.UTC(2026, 0, 9, 17);
  bench.do({ kind: 'assist', by: 'ann', taskId, to: 'cid' });
  expect(dueOfTask('cid')).toBe(Date.UTC(2026, 0, 12, 16));
  bench.now = Date.UTC(2026, 0, 12, 15);
  bench.do({ kind: 'answerHelp', by: 'cid', taskId: bench.taskOf('cid').id });
  expect(dueOfTask('ann')).toBe(Date.UTC(2026, 0, 12, 17));
  bench.do({ kind: 'transfer', by: 'ann', taskId, to: 'dan' });
  bench.now = Date.UTC(2026, 0, 16, 17, 30);
  bench.do({ kind: 'transfer', by: 'dan', taskId, to: 'ann' });
  expect(dueOfTask('ann')).toBe(Date.UTC(2026, 0, 19, 10, 30));
});
