import { describe, expect, test } from 'vitest';
import { type FlowSettings } from '../document/FlowDocument.js';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, flowOf } from '../testing/flows.js';

const benchOf = (...nodes: Parameters<typeof flowOf>) => {
  const bench = new FlowBench(flowOf(...nodes));
  bench.submit();
  return bench;
};

test('Signing for a task: it is offered to all, belongs to whoever signs, and says why they were asked', () => {
  const bench = benchOf([approver('a', ['ann', 'bob'], { claim: true })]);
  expect(bench.whoHas()).toEqual(['ann|bob@a']);
  const taskId = bench.open()[0]?.id ?? '';
  expect(bench.refusal({ kind: 'approve', by: 'bob', taskId })).toBe('unclaimed');
  expect(bench.refusal({ kind: 'approve', by: 'cid', taskId })).toBe('notYours');
  bench.do({ kind: 'claim', by: 'bob', taskId });
  expect(bench.taskOf('bob').reason).toEqual({ kind: 'found', userId: 'bob', rule: 'users' });
  expect(bench.refusal({ kind: 'claim', by: 'ann', taskId })).toBe('noTask');
  bench.do({ kind: 'release', by: 'bob', taskId });
  bench.do({ kind: 'claim', by: 'ann', taskId });
  bench.approve('ann');
  expect(bench.state?.status).toBe('adopted');
});

test('Whoever acts for somebody else is named, and can take it back', () => {
  const bench = benchOf([approver('a', ['ann']), approver('b', ['bob'])]);
  const { id: taskId } = bench.taskOf('ann');
  bench.do({ kind: 'approve', by: 'zoe', for: 'ann', taskId });
  expect(bench.entries()).toContainEqual(expect.objectContaining({ by: 'zoe', for: 'ann', what: 'approve' }));
  bench.do({ kind: 'takeBack', by: 'zoe', taskId });
  expect(bench.whoHas()).toEqual(['ann@a']);
});

describe('The launcher at their own flow', () => {
  const start = (own: FlowSettings['own'], ...people: string[]) => benchOf([approver('a', people)], { own }).whoHas();

  test('is asked, passes, or their superior is asked', () => {
    expect(start('ask', 'lea', 'bob')).toEqual(['lea@a', 'bob@a']);
    expect(start('pass', 'lea', 'bob')).toEqual(['bob@a']);
    expect(start('superior', 'lea', 'bob')).toEqual(['sue@a', 'bob@a']);
  });

  test('whose superior is asked already adds no second voice', () => {
    expect(start('superior', 'lea', 'sue')).toEqual(['sue@a']);
  });

  test('who has no superior is asked themselves', () => {
    const bench = new FlowBench(flowOf([approver('a', ['sue'])], { own: 'superior' }));
    bench.submit('sue');
    expect(bench.whoHas()).toEqual(['sue@a']);
  });

  test('is asked where the node names them, and where a form is to be filled in', () => {
    const named = approver('a', [], { people: [{ kind: 'launcher' }] });
    expect(benchOf([named], { own: 'pass' }).whoHas()).toEqual(['lea@a']);
    expect(benchOf([approver('a', ['lea'], { kind: 'handler' })], { own: 'pass' }).whoHas()).toEqual(['lea@a']);
  });

  test('passes a node that asks nobody else', () => {
    const bench = benchOf([approver('a', ['lea'])], { own: 'pass' });
    expect(bench.state?.status).toBe('adopted');
    expect(bench.entries()).toContainEqual(
      expect.objectContaining({ what: 'passed', by: 'system', reason: { kind: 'own' } }),
    );
  });
});

describe('Somebody who has agreed before', () => {
  const start = (repeat: FlowSettings['repeat']) => {
    const bench = benchOf(
      [approver('a', ['ann']), approver('b', ['ann', 'bob']), approver('c', ['cid']), approver('d', ['bob'])],
      { repeat },
    );
    bench.approve('ann');
    return bench;
  };

  test('is asked each time', () => expect(start('each').whoHas()).toEqual(['ann@b', 'bob@b']));

  test('is not asked again where the node before was theirs', () => {
    const bench = start('adjacent');
    expect(bench.whoHas()).toEqual(['bob@b']);
    bench.approve('bob');
    bench.approve('cid');
    expect(bench.whoHas()).toEqual(['bob@d']);
  });

  test('is asked once', () => {
    const bench = start('once');
    bench.approve('bob');
    bench.approve('cid');
    expect(bench.state?.status).toBe('adopted');
  });

  test('fills in what is to be filled in', () => {
    const bench = benchOf([approver('a', ['ann']), approver('b', ['ann'], { kind: 'handler' })], { repeat: 'once' });
    bench.approve('ann');
    const { id: taskId } = bench.taskOf('ann');
    expect(bench.refusal({ kind: 'refuse', by: 'ann', taskId })).toBe('actionOff');
    bench.approve('ann');
    expect(bench.state?.status).toBe('adopted');
  });
});

describe('People who are chosen', () => {
  test('must be, by the launcher at once and by the approver before', () => {
    const flow = flowOf([
      approver('a', [], { people: [{ kind: 'launcherChoice' }] }),
      approver('b', [], { people: [{ kind: 'previousChoice' }] }),
    ]);
    const bench = new FlowBench(flow);
    expect(bench.refusal({ kind: 'submit', by: 'lea' })).toBe('choiceMissing');
    bench.do({ kind: 'submit', by: 'lea', choices: { a: ['ann'] } });
    const { id: taskId } = bench.taskOf('ann');
    expect(bench.refusal({ kind: 'approve', by: 'ann', taskId })).toBe('choiceMissing');
    bench.do({ kind: 'approve', by: 'ann', taskId, choices: { b: ['bob', 'cid'] } });
    expect(bench.whoHas()).toEqual(['bob@b', 'cid@b']);
  });

  test('in the course of another command nobody can be asked: the rule for nobody says who it is', () => {
    const nobody = approver('b', [], {
      people: [{ kind: 'launcherChoice' }],
      empty: { kind: 'person', userId: 'eve' },
    });
    const bench = benchOf([approver('a', ['ann']), nobody]);
    bench.approve('ann');
    expect(bench.whoHas()).toEqual(['eve@b']);
  });
});

test('The handlers of a node are those of this round', () => {
  const handlers = approver('c', [], { people: [{ kind: 'nodeHandlers', nodeId: 'a' }] });
  const bench = benchOf([approver('a', ['ann', 'bob'], { several: { mode: 'any' } }), handlers]);
  bench.approve('bob');
  expect(bench.whoHas()).toEqual(['bob@c']);
});

test('A command that nobody may give is refused with the reason', () => {
  const bench = benchOf([approver('a', ['ann'])]);
  const { id: taskId } = bench.taskOf('ann');
  expect(bench.refusal({ kind: 'approve', by: 'bob', taskId })).toBe('notYours');
  expect(bench.refusal({ kind: 'approve', by: 'ann', taskId: 't99' })).toBe('noTask');
  expect(bench.refusal({ kind: 'submit', by: 'lea' })).toBe('status');
  expect(bench.refusal({ kind: 'answer', questionId: 'q1', people: [] })).toBe('unexpected');
  expect(bench.refusal({ kind: 'comment', by: 'ann', comment: ' ' })).toBe('commentMissing');
  expect(bench.refusal({ kind: 'transfer', by: 'ann', taskId, to: 'ann' })).toBe('person');
  expect(bench.refusal({ kind: 'addAfter', by: 'ann', taskId, people: [] })).toBe('nobody');
  const wrong = JSON.parse('{"kind":"explode","by":"ann"}') as Parameters<typeof bench.refusal>[0];
  expect(bench.refusal(wrong)).toBe('unexpected');
  bench.approve('ann');
  expect(bench.refusal({ kind: 'approve', by: 'ann', taskId })).toBe('status');
});

describe('A flow that somebody launched for somebody else', () => {
  /** Launched by ann for lea. */
  const open = (own: 'ask' | 'pass' | 'superior', people: string[]) => {
    const bench = new FlowBench(flowOf([approver('a', people)], { own }));
    bench.do({ kind: 'submit', by: 'ann', for: 'lea' });
    return bench;
  };

  test('is of whom it was launched for, and who did it is kept', () => {
    const bench = open('ask', ['bob']);
    expect(bench.state).toMatchObject({ launcher: 'lea', launchedBy: 'ann' });
    expect(bench.entries()[0]).toMatchObject({ what: 'submit', by: 'ann', for: 'lea' });
    expect(bench.refusal({ kind: 'revoke', by: 'ann' })).toBe('notYours');
    bench.do({ kind: 'revoke', by: 'ann', for: 'lea' });
    bench.do({ kind: 'submit', by: 'lea' });
    expect(bench.state).toMatchObject({ launcher: 'lea', launchedBy: 'ann' });
  });

  test('neither of the two passes by the rule of the own approval', () => {
    for (const own of ['ask', 'pass'] as const) expect(open(own, ['ann', 'lea']).whoHas()).toEqual(['ann@a', 'lea@a']);
  });

  test('the superior is asked for either, once for both', () => {
    expect(open('superior', ['ann', 'bob']).whoHas()).toEqual(['sue@a', 'bob@a']);
    expect(open('superior', ['lea', 'bob']).whoHas()).toEqual(['sue@a', 'bob@a']);
    expect(open('superior', ['ann', 'lea']).whoHas()).toEqual(['sue@a']);
  });

  test('a superior for whom it was launched is none of whoever did it', () => {
    const bench = new FlowBench(flowOf([approver('a', ['ann'])], { own: 'superior' }));
    bench.do({ kind: 'submit', by: 'ann', for: 'sue' });
    // sue has no superior
    expect(bench.whoHas()).toEqual(['ann@a']);
  });
});
