import { expect, test } from 'vitest';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, branches, flowOf } from '../testing/flows.js';
import { approveEverything, holdLaws } from '../testing/laws.js';

/*
 * What broke other engines when operations met (ruoyi-vue-pro issues 668, 727, 867, 917, 1128 and its change 566; AntFlow change 7),
 * and what the property tests found here first.
 */
const benchOf = (...nodes: Parameters<typeof flowOf>) => {
  const bench = new FlowBench(flowOf(...nodes));
  bench.submit();
  return bench;
};

const PREVIOUS = { refusal: { to: 'previous', then: 'onward' } } as const;

test('One of several who all must agree sends it back: the node before is asked again, and nobody keeps a dead task (668)', () => {
  const bench = benchOf([approver('a', ['ann']), approver('b', ['bob', 'cid'], PREVIOUS)]);
  bench.approve('ann');
  bench.approve('bob');
  bench.refuse('cid');
  expect(bench.whoHas()).toEqual(['ann@a']);
  bench.approve('ann');
  expect(bench.whoHas()).toEqual(['bob@b', 'cid@b']);
});

test('A return to a node of several asks all of them again (727)', () => {
  const bench = benchOf([approver('a', ['ann', 'bob']), approver('b', ['cid'], PREVIOUS)]);
  bench.approve('ann');
  bench.approve('bob');
  bench.refuse('cid');
  expect(bench.whoHas()).toEqual(['ann@a', 'bob@a']);
});

test('A return out of a parallel branch withdraws the other branches; inside of the branch it leaves them alone (867)', () => {
  const parallel = (to: string) => {
    const chosen = { refusal: { to: { nodeId: to }, then: 'onward' } } as const;
    const left = [approver('b', ['bob']), approver('c', ['cid'], chosen)];
    const bench = benchOf([approver('a', ['ann']), branches('p', [left, [approver('d', ['dan'])]])]);
    bench.approve('ann');
    bench.approve('bob');
    bench.refuse('cid');
    return bench;
  };
  expect(parallel('a').whoHas()).toEqual(['ann@a']);
  expect(parallel('b').whoHas()).toEqual(['dan@d', 'bob@b']);
  // in a branch beside: no way leads there
  expect(parallel('d').state?.status).toBe('rejected');
  for (const to of ['a', 'b']) {
    const bench = parallel(to);
    approveEverything(bench);
    expect(bench.state?.status).toBe('adopted');
  }
});

test('All at once is not one after the other (917)', () => {
  const bench = benchOf([approver('a', ['ann', 'bob', 'cid'])]);
  expect(bench.whoHas()).toEqual(['ann@a', 'bob@a', 'cid@a']);
});

test('Back at the launcher, the flow can be submitted and goes on (1128, AntFlow 7)', () => {
  const bench = benchOf([approver('a', ['ann', 'bob']), approver('b', ['cid'])]);
  bench.approve('ann');
  bench.refuse('bob');
  expect([bench.state?.status, bench.whoHas()]).toEqual(['rejected', []]);
  bench.submit();
  approveEverything(bench);
  expect(bench.state?.status).toBe('adopted');
});

test('Whoever waits for people that they added cannot refuse before them, and then can (566)', () => {
  const bench = benchOf([approver('a', ['ann'])]);
  const { id: taskId } = bench.taskOf('ann');
  bench.do({ kind: 'addBefore', by: 'ann', taskId, people: ['bob'] });
  expect(bench.refusal({ kind: 'refuse', by: 'ann', taskId })).toBe('taskWaits');
  bench.approve('bob');
  bench.refuse('ann');
  expect(bench.state?.status).toBe('rejected');
});

test('A return into one of several branches runs that branch alone, and the join does not wait for the others', () => {
  const back = { refusal: { to: { nodeId: 'b' }, then: 'onward' } } as const;
  const bench = benchOf([
    branches('p', [[approver('b', ['bob'])], [approver('c', ['cid'])]]),
    approver('d', ['dan'], back),
  ]);
  bench.approve('bob');
  bench.approve('cid');
  bench.refuse('dan');
  expect(bench.whoHas()).toEqual(['bob@b']);
  bench.approve('bob');
  expect(bench.whoHas()).toEqual(['dan@d']);
});

test('A return inside of a return comes back in turn', () => {
  const back = { refusal: { to: 'previous', then: 'back' } } as const;
  const bench = benchOf([approver('a', ['ann']), approver('b', ['bob'], back), approver('c', ['cid', 'dan'], back)]);
  bench.approve('ann');
  bench.approve('bob');
  bench.approve('dan');
  bench.refuse('cid');
  bench.refuse('bob');
  expect(bench.whoHas()).toEqual(['ann@a']);
  bench.approve('ann');
  expect(bench.whoHas()).toEqual(['bob@b']);
  bench.approve('bob');
  expect(bench.whoHas()).toEqual(['cid@c']);
  bench.approve('cid');
  expect(bench.state?.status).toBe('adopted');
});

test('Where a flow is sent back people are asked, also those for whom a rule would agree', () => {
  const bench = benchOf([approver('a', ['ann']), approver('b', ['ann']), approver('c', ['cid'], PREVIOUS)], {
    repeat: 'adjacent',
  });
  bench.approve('ann');
  expect(bench.whoHas()).toEqual(['cid@c']);
  bench.refuse('cid');
  expect(bench.whoHas()).toEqual(['ann@b']);
});

test('Whoever refused and was added since has one voice when it comes back', () => {
  const share = { mode: 'share', pass: { count: 2 }, refuse: { count: 2 }, veto: false } as const;
  const bench = benchOf([
    approver('a', ['ann']),
    approver('b', ['bob', 'cid', 'dan'], { several: share, refusal: { to: 'previous', then: 'back' } }),
  ]);
  bench.approve('ann');
  const { id: taskId } = bench.taskOf('bob');
  bench.refuse('bob');
  bench.do({ kind: 'addBeside', by: 'cid', taskId: bench.taskOf('cid').id, people: ['bob'] });
  expect(bench.refusal({ kind: 'takeBack', by: 'bob', taskId })).toBe('person');
  bench.refuse('dan');
  bench.approve('ann');
  expect(bench.whoHas()).toEqual(['cid@b', 'dan@b', 'bob@b']);
});

test('Whoever helps and gets the task of whoever asked has that, not the help', () => {
  const bench = benchOf([approver('a', ['ann'])]);
  bench.do({ kind: 'assist', by: 'ann', taskId: bench.taskOf('ann').id, to: 'cid' });
  bench.do({ kind: 'handOver', by: 'adm', from: 'ann', to: 'cid' });
  expect(bench.whoHas()).toEqual(['cid@a']);
});

test('Tasks of a cancelled flow are handed over too, and are open when it is revived', () => {
  const bench = benchOf([approver('a', ['ann', 'bob'], { several: { mode: 'inOrder' } })]);
  bench.do({ kind: 'cancel', by: 'adm' });
  bench.do({ kind: 'handOver', by: 'adm', from: 'ann', to: 'bob' });
  bench.do({ kind: 'revive', by: 'adm' });
  expect(bench.whoHas()).toEqual(['bob@a']);
});

test('A time limit that refuses while another node is just asked about cuts nothing off that is not known yet', () => {
  const hours = (amount: number) => ({ amount, unit: 'hours' as const });
  const limit = { duration: hours(2), remind: { times: 0, every: hours(1) }, then: { kind: 'refuse' as const } };
  const wait = { id: 'w', name: 'w', kind: 'wait', until: { kind: 'duration', duration: hours(2) } } as const;
  const bench = benchOf([
    branches('p', [
      [wait, approver('a', ['ann'])],
      [approver('b', ['bob'], { limit, refusal: { to: 'reject', then: 'back' } })],
    ]),
  ]);
  bench.now += 3 * 3_600_000;
  bench.do({ kind: 'tick' });
  expect(bench.state?.status).toBe('rejected');
  bench.submit();
  if (bench.state) holdLaws(bench.flow, bench.state);
  expect(bench.whoHas()).toEqual(['bob@b', 'ann@a']);
});

test('After a return people are asked again who agreed before it, also where each is asked once', () => {
  const bench = benchOf(
    [
      approver('a', ['ann']),
      approver('b', ['bob']),
      approver('c', ['cid'], { refusal: { to: { nodeId: 'a' }, then: 'onward' } }),
    ],
    { repeat: 'once' },
  );
  bench.approve('ann');
  bench.approve('bob');
  bench.refuse('cid');
  bench.approve('ann');
  expect(bench.whoHas()).toEqual(['bob@b']);
});

test('A refusal that cut off a call cannot be taken back: its answer belongs to what comes back', () => {
  const call = {
    id: 'i',
    name: 'i',
    kind: 'interface',
    interfaceId: 'x',
    params: {},
    store: {},
    failed: 'stop',
  } as const;
  const back = { refusal: { to: 'previous', then: 'back' } } as const;
  const bench = benchOf([approver('a', ['ann']), branches('p', [[call], [approver('b', ['bob'], back)]])]);
  bench.approve('ann');
  const { id: taskId } = bench.taskOf('bob');
  bench.refuse('bob');
  expect(bench.refusal({ kind: 'takeBack', by: 'bob', taskId })).toBe('wentOn');
});

test('Whoever gave their voice to somebody they had added cannot remove it: nobody would be left to decide', () => {
  const bench = benchOf([approver('a', ['ann'])]);
  bench.do({ kind: 'addBeside', by: 'ann', taskId: bench.taskOf('ann').id, people: ['bob'] });
  bench.do({ kind: 'handOver', by: 'adm', from: 'ann', to: 'bob' });
  const { id: taskId } = bench.taskOf('bob');
  expect(bench.refusal({ kind: 'removeAdded', by: 'ann', taskId })).toBe('notYours');
  expect(bench.whoHas()).toEqual(['bob@a']);
});

test('Of two refusals of one person at a node that of the added task is asked again: without it those who agreed would be enough', () => {
  const several = { mode: 'share', pass: { count: 1 }, refuse: { percent: 100 }, veto: false } as const;
  const back = { several, refusal: { to: 'previous', then: 'back' } } as const;
  const bench = benchOf([approver('a', ['ann']), approver('b', ['bob', 'cid'], back)]);
  bench.approve('ann');
  bench.refuse('cid');
  bench.do({ kind: 'addAfter', by: 'bob', taskId: bench.taskOf('bob').id, people: ['dan'] });
  bench.approve('bob');
  bench.do({ kind: 'transfer', by: 'dan', taskId: bench.taskOf('dan').id, to: 'cid' });
  bench.refuse('cid');
  expect(bench.whoHas()).toEqual(['ann@a']);
  bench.approve('ann');
  expect(bench.whoHas()).toEqual(['cid@b']);
  bench.approve('cid');
  expect(bench.state?.status).toBe('adopted');
});

test('A verdict that is asked again can be taken back, although somebody who waited for the refusal has decided', () => {
  const several = { mode: 'share', pass: { count: 3 }, refuse: { count: 2 }, veto: false } as const;
  const back = { several, refusal: { to: 'reject', then: 'back' } } as const;
  const bench = benchOf([approver('a', ['ann', 'cid'], back)]);
  const anns = bench.taskOf('ann').id;
  bench.do({ kind: 'addAfter', by: 'ann', taskId: anns, people: ['bob'] });
  bench.do({ kind: 'addBeside', by: 'ann', taskId: anns, people: ['eve'] });
  bench.approve('ann');
  bench.refuse('eve');
  bench.approve('bob');
  bench.refuse('cid');
  expect(bench.state?.status).toBe('rejected');
  bench.submit();
  const asked = bench.whoHas();
  expect(asked).toEqual(['cid@a', 'eve@a']);
  const eves = bench.taskOf('eve').id;
  bench.approve('eve');
  bench.do({ kind: 'takeBack', by: 'eve', taskId: eves });
  expect(bench.whoHas()).toEqual(asked);
});
