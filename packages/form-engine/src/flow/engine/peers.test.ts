import { describe, expect, test } from 'vitest';
import { type Several, type WorkNode } from '../document/FlowDocument.js';
import { type EmptyRule } from '../document/PeopleRule.js';
import { FlowBench } from '../testing/FlowBench.js';
import { ALL_ACTIONS, approver, branches, flowOf } from '../testing/flows.js';
import { type FlowEntry } from './FlowEffect.js';

const HOUR = 3_600_000;
const benchOf = (...nodes: Parameters<typeof flowOf>) => {
  const bench = new FlowBench(flowOf(...nodes));
  bench.submit();
  return bench;
};
const asked = (several: Several, people = ['ann', 'bob', 'cid', 'dan']) =>
  benchOf([approver('a', people, { several })]);

describe('peer 2.4: Countersign all / or-sign / sequential', () => {
  test('all must agree', () => {
    const bench = asked({ mode: 'all' }, ['ann', 'bob']);
    bench.approve('bob');
    expect([bench.state?.status, bench.whoHas()]).toEqual(['running', ['ann@a']]);
    bench.approve('ann');
    expect(bench.state?.status).toBe('adopted');
  });

  test('one is enough, and the others lose their task', () => {
    const bench = asked({ mode: 'any' }, ['ann', 'bob']);
    const [entry, ...rest] = bench.approve('bob');
    expect(entry).toMatchObject({ kind: 'entry', entry: { by: 'bob', what: 'approve', nodeId: 'a' } });
    expect(rest).toContainEqual({ kind: 'taskClosed', taskId: 't4', verdict: 'left' });
    expect(bench.state?.status).toBe('adopted');
  });

  test('one after the other', () => {
    const bench = asked({ mode: 'inOrder' }, ['ann', 'bob', 'cid']);
    expect(bench.whoHas()).toEqual(['ann@a', '(bob@a)', '(cid@a)']);
    expect(bench.refusal({ kind: 'approve', by: 'bob', taskId: bench.taskOf('bob').id })).toBe('taskWaits');
    for (const person of ['ann', 'bob', 'cid']) bench.approve(person);
    expect(bench.state?.status).toBe('adopted');
  });
});

describe('peer 2.4: Vote by ratio or head-count, separate pass and reject thresholds', () => {
  const share = (pass: number, refuse: number, veto = false): Several => ({
    mode: 'share',
    pass: { percent: pass },
    refuse: { count: refuse },
    veto,
  });

  test('enough approvals pass', () => {
    const bench = asked(share(50, 3));
    bench.refuse('ann');
    bench.refuse('bob');
    bench.approve('cid');
    expect(bench.state?.status).toBe('running');
    bench.approve('dan');
    expect(bench.state?.status).toBe('adopted');
  });

  test('enough refusals refuse, also when nobody else has decided', () => {
    const bench = asked(share(75, 2));
    bench.refuse('ann');
    expect(bench.state?.status).toBe('running');
    bench.refuse('bob');
    expect(bench.state?.status).toBe('rejected');
  });

  test('one veto is enough, and a vote that reaches neither is refused', () => {
    const veto = asked(share(50, 4, true));
    veto.refuse('dan');
    expect(veto.state?.status).toBe('rejected');
    const neither = asked(share(75, 3));
    for (const person of ['ann', 'bob']) neither.refuse(person);
    for (const person of ['cid', 'dan']) neither.approve(person);
    expect(neither.state?.status).toBe('rejected');
  });
});

describe('peer 2.4: Reject to initiator / previous / any node', () => {
  const steps = (refusal: WorkNode['refusal']) => {
    const bench = benchOf([approver('a', ['ann']), approver('b', ['bob']), approver('c', ['cid'], { refusal })]);
    bench.approve('ann');
    bench.approve('bob');
    return bench;
  };

  test('to the launcher', () => {
    const bench = steps({ to: 'reject', then: 'onward' });
    bench.refuse('cid');
    expect(bench.state?.status).toBe('rejected');
    bench.submit();
    expect([bench.state?.round, bench.whoHas()]).toEqual([2, ['ann@a']]);
  });

  test('to the node before', () => {
    const bench = steps({ to: 'previous', then: 'onward' });
    bench.refuse('cid');
    expect(bench.whoHas()).toEqual(['bob@b']);
  });

  test('to any node that was passed, and to no other', () => {
    const bench = steps({ to: 'chosen', then: 'onward' });
    const { id: taskId } = bench.taskOf('cid');
    expect(bench.refusal({ kind: 'refuse', by: 'cid', taskId, toNodeId: 'c' })).toBe('target');
    bench.refuse('cid', { toNodeId: 'a' });
    expect(bench.whoHas()).toEqual(['ann@a']);
    expect(bench.entries().at(-2)).toMatchObject({ what: 'refuse', by: 'cid', targets: ['a'] });
  });
});

describe('peer 2.4: Resubmit: continue vs jump back to rejecter', () => {
  const refused = (then: 'onward' | 'back', to: WorkNode['refusal']['to']) => {
    const last = approver('c', ['cid', 'dan'], { refusal: { to, then } });
    const bench = benchOf([approver('a', ['ann']), approver('b', ['bob']), last]);
    for (const person of ['ann', 'bob', 'dan']) bench.approve(person);
    bench.refuse('cid');
    return bench;
  };

  test('through all nodes again', () => {
    const bench = refused('onward', { nodeId: 'a' });
    bench.approve('ann');
    bench.approve('bob');
    expect(bench.whoHas()).toEqual(['cid@c', 'dan@c']);
  });

  test('straight back to who refused, with the verdicts of the others', () => {
    const bench = refused('back', { nodeId: 'a' });
    bench.approve('ann');
    expect(bench.whoHas()).toEqual(['cid@c']);
    bench.approve('cid');
    expect(bench.state?.status).toBe('adopted');
  });

  test('straight back when the launcher submits again', () => {
    const bench = refused('back', 'reject');
    bench.submit();
    expect(bench.whoHas()).toEqual(['cid@c']);
  });
});

describe('peer 2.4: Revoke by initiator (whole flow)', () => {
  test.each([
    ['beforeFirst', undefined, 'wentOn'],
    ['running', undefined, undefined],
    ['never', 'actionOff', 'actionOff'],
  ] as const)('%s', (revoke, atOnce, later) => {
    const start = () => benchOf([approver('a', ['ann']), approver('b', ['bob'])], { revoke });
    expect(start().refusal({ kind: 'revoke', by: 'lea' })).toBe(atOnce);
    const bench = start();
    bench.approve('ann');
    expect(bench.refusal({ kind: 'revoke', by: 'ann' })).toBe('notYours');
    expect(bench.refusal({ kind: 'revoke', by: 'lea' })).toBe(later);
  });

  test('what is revoked can be submitted again', () => {
    const bench = benchOf([approver('a', ['ann'])]);
    expect(bench.do({ kind: 'revoke', by: 'lea' })).toContainEqual({ kind: 'status', status: 'revoked' });
    bench.submit();
    expect(bench.whoHas()).toEqual(['ann@a']);
  });
});

describe('peer 2.4: Recall by approver (take back)', () => {
  test('while nobody went on', () => {
    const bench = benchOf([
      approver('a', ['ann']),
      branches('p', [[approver('b', ['bob'])], [approver('c', ['cid'])]]),
    ]);
    const { id: taskId } = bench.taskOf('ann');
    bench.approve('ann');
    expect(bench.refusal({ kind: 'takeBack', by: 'bob', taskId })).toBe('notYours');
    bench.do({ kind: 'takeBack', by: 'ann', taskId });
    expect(bench.whoHas()).toEqual(['ann@a']);
    bench.approve('ann');
    bench.approve('cid');
    expect(bench.refusal({ kind: 'takeBack', by: 'ann', taskId })).toBe('wentOn');
  });

  test('not behind what cannot be undone', () => {
    const call = {
      id: 'i',
      name: 'i',
      kind: 'interface',
      interfaceId: 'x',
      params: {},
      store: {},
      failed: 'stop',
    } as const;
    const bench = benchOf([approver('a', ['ann']), call]);
    const { id: taskId } = bench.taskOf('ann');
    bench.approve('ann');
    expect(bench.refusal({ kind: 'takeBack', by: 'ann', taskId })).toBe('wentOn');
  });

  test('a refusal, while the launcher has not submitted again', () => {
    const bench = benchOf([approver('a', ['ann', 'bob'])]);
    const { id: taskId } = bench.taskOf('ann');
    bench.refuse('ann');
    bench.do({ kind: 'takeBack', by: 'ann', taskId });
    expect([bench.state?.status, bench.whoHas()]).toEqual(['running', ['ann@a', 'bob@a']]);
  });
});

test('peer 2.4: Transfer 转办', () => {
  const bench = benchOf([approver('a', ['ann', 'bob'])]);
  const { id: taskId } = bench.taskOf('ann');
  expect(bench.refusal({ kind: 'transfer', by: 'ann', taskId, to: 'bob' })).toBe('person');
  bench.do({ kind: 'transfer', by: 'ann', taskId, to: 'cid', comment: 'Knows it better' });
  expect(bench.taskOf('cid').reason).toEqual({
    kind: 'transferred',
    from: 'ann',
    first: { kind: 'found', userId: 'ann', rule: 'users' },
  });
  expect(bench.refusal({ kind: 'approve', by: 'ann', taskId })).toBe('notYours');
  bench.approve('cid');
  expect(bench.whoHas()).toEqual(['bob@a']);
});

test('peer 2.4: Delegate and return 委派', () => {
  const bench = benchOf([approver('a', ['ann'])]);
  bench.do({ kind: 'assist', by: 'ann', taskId: bench.taskOf('ann').id, to: 'cid' });
  expect(bench.whoHas()).toEqual(['(ann@a)', 'cid@a']);
  const { id: taskId } = bench.taskOf('cid');
  expect(bench.refusal({ kind: 'approve', by: 'cid', taskId })).toBe('actionOff');
  bench.do({ kind: 'answerHelp', by: 'cid', taskId, comment: 'The sum is right' });
  expect(bench.whoHas()).toEqual(['ann@a']);
});

test('peer 2.4: Hand over all tasks of a leaver', () => {
  const bench = benchOf([
    branches('p', [[approver('a', ['ann'])], [approver('b', ['ann', 'bob'], { several: { mode: 'any' } })]]),
  ]);
  bench.do({ kind: 'handOver', by: 'adm', from: 'ann', to: 'bob' });
  // at b they have one voice, not two
  expect(bench.whoHas()).toEqual(['bob@a', 'bob@b']);
  expect(bench.refusal({ kind: 'handOver', by: 'adm', from: 'ann', to: 'bob' })).toBe('noTask');
});

describe('peer 2.4: Add-sign before/after, remove-sign', () => {
  const add = (kind: 'addBefore' | 'addAfter' | 'addBeside', several: Several = { mode: 'all' }) => {
    const bench = asked(several, ['ann', 'bob']);
    bench.do({ kind, by: 'ann', taskId: bench.taskOf('ann').id, people: ['cid'] });
    return bench;
  };

  test('before: mine waits, and their refusal refuses', () => {
    const bench = add('addBefore');
    expect(bench.whoHas()).toEqual(['(ann@a)', 'bob@a', 'cid@a']);
    bench.refuse('cid');
    expect(bench.state?.status).toBe('rejected');
  });

  test('after: asked when I have agreed, and must agree too', () => {
    const bench = add('addAfter');
    bench.approve('bob');
    expect(bench.whoHas()).toEqual(['ann@a', '(cid@a)']);
    bench.approve('ann');
    expect(bench.whoHas()).toEqual(['cid@a']);
    bench.approve('cid');
    expect(bench.state?.status).toBe('adopted');
  });

  test('beside: in order behind me', () => {
    expect(add('addBeside', { mode: 'inOrder' }).whoHas()).toEqual(['ann@a', '(bob@a)', '(cid@a)']);
    const bench = add('addBeside', { mode: 'inOrder' });
    bench.approve('ann');
    expect(bench.whoHas()).toEqual(['(bob@a)', 'cid@a']);
  });

  test('removed again by who added', () => {
    const bench = add('addBefore');
    const { id: taskId } = bench.taskOf('cid');
    expect(bench.refusal({ kind: 'removeAdded', by: 'bob', taskId })).toBe('notYours');
    bench.do({ kind: 'removeAdded', by: 'ann', taskId });
    expect(bench.whoHas()).toEqual(['ann@a', 'bob@a']);
  });
});

test('peer 2.4: Urge 催办', () => {
  const bench = benchOf([approver('a', ['ann', 'bob'], { several: { mode: 'inOrder' } })]);
  const taskIds = [bench.taskOf('ann').id];
  expect(bench.refusal({ kind: 'urge', by: 'ann' })).toBe('notYours');
  expect(bench.do({ kind: 'urge', by: 'lea' })).toContainEqual({ kind: 'remind', taskIds, by: 'lea' });
});

describe('peer 2.4: Condition / parallel / inclusive / route branches, chosen branch', () => {
  const nodes = [[approver('a', ['ann'])], [approver('b', ['bob'])], [approver('c', ['cid'])]];
  const conditions = ['{amount} > 5', '{amount} > 9', undefined];

  test.each([
    ['exclusive', 10, ['ann@a']],
    ['exclusive', 1, ['cid@c']],
    ['inclusive', 10, ['ann@a', 'bob@b']],
    ['inclusive', 1, ['cid@c']],
    ['parallel', 1, ['ann@a', 'bob@b', 'cid@c']],
  ] as const)('%s with %d', (mode, amount, who) => {
    const bench = new FlowBench(flowOf([branches('p', nodes, mode, conditions), approver('z', ['dan'])]), { amount });
    bench.submit();
    expect(bench.whoHas()).toEqual(who);
    for (const name of who) bench.approve(name.slice(0, 3));
    expect(bench.whoHas()).toEqual(['dan@z']);
  });

  test('a branch that the launcher chooses is a condition on a field', () => {
    const flow = flowOf([branches('p', nodes, 'exclusive', ["{way} = 'short'", "{way} = 'long'"])]);
    const bench = new FlowBench(flow, { way: 'long' });
    bench.submit();
    expect(bench.whoHas()).toEqual(['bob@b']);
  });
});

describe('peer 2.4: Per-node buttons renamed/hidden, opinion, signature required', () => {
  const demanding: WorkNode['actions'] = {
    approve: { name: '同意', comment: 'required', signature: 'required' },
    refuse: ALL_ACTIONS.refuse,
  };

  test('what is off is refused, and so is what lacks words or a signature', () => {
    const bench = benchOf([approver('a', ['ann'], { actions: demanding })]);
    const task = { by: 'ann', taskId: bench.taskOf('ann').id };
    expect(bench.refusal({ kind: 'transfer', ...task, to: 'bob' })).toBe('actionOff');
    expect(bench.refusal({ kind: 'approve', ...task, comment: '  ', signature: 's1' })).toBe('commentMissing');
    expect(bench.refusal({ kind: 'approve', ...task, comment: 'Fine' })).toBe('signatureMissing');
    bench.do({ kind: 'approve', ...task, comment: 'Fine', signature: 's1' });
    const entry: Partial<FlowEntry> = { what: 'approve', comment: 'Fine', signature: 's1' };
    expect(bench.entries()).toContainEqual(expect.objectContaining(entry));
  });
});

describe('peer 2.4: Empty-approver policy (admin, named, pass, block…)', () => {
  const start = (empty: EmptyRule) => {
    const bench = new FlowBench(flowOf([approver('a', [], { empty }), approver('b', ['bob']), approver('c', ['cid'])]));
    return { bench, code: bench.refusal({ kind: 'submit', by: 'lea' }), who: bench.whoHas() };
  };

  test.each([
    [{ kind: 'administrators' }, ['adm@a']],
    [{ kind: 'person', userId: 'eve' }, ['eve@a']],
    [{ kind: 'pass' }, ['bob@b']],
    [{ kind: 'skipTo', nodeId: 'c' }, ['cid@c']],
    // no node to skip to: it must not hang
    [{ kind: 'skipTo', nodeId: 'gone' }, ['adm@a']],
  ] as const)('%o', (empty, who) => expect(start(empty).who).toEqual(who));

  test('a submit is refused; whoever arrives later is handed to the administrators', () => {
    const { bench, code } = start({ kind: 'refuseSubmit' });
    expect([code, bench.state]).toEqual(['nobody', undefined]);
    const later = benchOf([approver('a', ['ann']), approver('b', [], { empty: { kind: 'refuseSubmit' } })]);
    later.approve('ann');
    expect(later.whoHas()).toEqual(['adm@b']);
  });
});

test('peer 2.4: Pause / resume / terminate / revive 复活 / assign by admin', () => {
  const bench = benchOf([approver('a', ['ann']), approver('b', ['bob'])]);
  const { id: taskId } = bench.taskOf('ann');
  bench.do({ kind: 'pause', by: 'adm' });
  expect(bench.refusal({ kind: 'approve', by: 'ann', taskId })).toBe('paused');
  bench.do({ kind: 'comment', by: 'ann', comment: 'Why?' });
  bench.do({ kind: 'resume', by: 'adm' });
  bench.do({ kind: 'cancel', by: 'adm' });
  expect([bench.state?.status, bench.whoHas()]).toEqual(['cancelled', []]);
  expect(bench.refusal({ kind: 'submit', by: 'lea' })).toBe('status');
  bench.do({ kind: 'revive', by: 'adm' });
  bench.do({ kind: 'assign', by: 'adm', taskId, to: 'eve' });
  expect([bench.state?.status, bench.whoHas()]).toEqual(['running', ['eve@a']]);
  bench.do({ kind: 'jump', by: 'adm', activityId: bench.taskOf('eve').activityId, toNodeId: 'b' });
  bench.now += HOUR;
  bench.approve('bob');
  expect(bench.state?.status).toBe('adopted');
});
