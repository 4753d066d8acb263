import { describe, expect, test } from 'vitest';
import { type InterfaceNode, type SubFlowNode } from '../document/FlowDocument.js';
import { FlowBench } from '../testing/FlowBench.js';
import { approver, branches, flowOf } from '../testing/flows.js';

const call = (failed: InterfaceNode['failed']): InterfaceNode => ({
  id: 'i',
  name: 'i',
  kind: 'interface',
  interfaceId: 'erp',
  params: {},
  store: {},
  failed,
});
const subFlow = (wait: boolean, refused: 'continue' | 'reject' = 'continue'): SubFlowNode => ({
  id: 's',
  name: 's',
  kind: 'subFlow',
  flowId: 'f',
  values: {},
  launcher: 'launcher',
  wait,
  refused,
});
const back = { refusal: { to: 'previous', then: 'back' } } as const;

function start(...nodes: Parameters<typeof flowOf>[0]) {
  const bench = new FlowBench(flowOf(nodes));
  bench.submit();
  const waiting = () => bench.state?.activities.find(({ waitsFor }) => waitsFor !== 'people')?.id ?? '';
  return { bench, waiting };
}

describe('A call', () => {
  test('goes on when it is done', () => {
    const { bench, waiting } = start(call('stop'), approver('a', ['ann']));
    expect(bench.effects).toContainEqual({ kind: 'call', activityId: waiting(), nodeId: 'i' });
    const activityId = waiting();
    bench.do({ kind: 'called', activityId, result: { ok: true } });
    expect(bench.whoHas()).toEqual(['ann@a']);
    expect(bench.refusal({ kind: 'called', activityId, result: { ok: true } })).toBe('unexpected');
  });

  test('that failed stops for administrators, who repeat or skip it; or goes on', () => {
    const failed = { ok: false, message: 'No answer' } as const;
    const { bench, waiting } = start(call('stop'), approver('a', ['ann']));
    const activityId = waiting();
    bench.do({ kind: 'called', activityId, result: failed });
    expect(bench.entries().at(-1)).toMatchObject({ what: 'failed', comment: 'No answer' });
    expect(bench.do({ kind: 'retry', by: 'adm', activityId })).toContainEqual({
      kind: 'call',
      activityId,
      nodeId: 'i',
    });
    bench.do({ kind: 'called', activityId, result: failed });
    bench.do({ kind: 'skip', by: 'adm', activityId });
    expect(bench.whoHas()).toEqual(['ann@a']);

    const other = start(call('continue'), approver('a', ['ann']));
    other.bench.do({ kind: 'called', activityId: other.waiting(), result: failed });
    expect(other.bench.whoHas()).toEqual(['ann@a']);
  });

  test('that was done before the flow can go on fails no more, and is not skipped or repeated', () => {
    const { bench, waiting } = start(call('reject'), approver('a', ['ann']));
    const activityId = waiting();
    bench.do({ kind: 'answered', activityId });
    expect(bench.state?.activities).toMatchObject([{ id: activityId, answered: true }]);
    expect(bench.refusal({ kind: 'answered', activityId })).toBe('unexpected');
    expect(bench.refusal({ kind: 'called', activityId, result: { ok: false, message: 'Killed' } })).toBe('unexpected');
    expect(bench.refusal({ kind: 'retry', by: 'adm', activityId })).toBe('unexpected');
    bench.do({ kind: 'called', activityId, result: { ok: true } });
    expect(bench.whoHas()).toEqual(['ann@a']);
    expect(bench.refusal({ kind: 'answered', activityId })).toBe('unexpected');
  });

  test('that is answered while its branch is cut off goes on when the flow is back there', () => {
    const { bench, waiting } = start(
      approver('a', ['ann']),
      branches('p', [[call('stop')], [approver('b', ['bob'], back)]]),
    );
    bench.approve('ann');
    const activityId = waiting();
    bench.refuse('bob');
    bench.do({ kind: 'called', activityId, result: { ok: true } });
    expect(bench.refusal({ kind: 'called', activityId, result: { ok: true } })).toBe('unexpected');
    bench.approve('ann');
    bench.approve('bob');
    expect(bench.state?.status).toBe('adopted');
  });
});

describe('A call that fails where its node says that the flow is rejected then', () => {
  test('rejects it with the reason in its course, and the launcher can submit it again', () => {
    const { bench, waiting } = start(
      branches('p', [[call('reject')], [approver('b', ['bob'])]]),
      approver('a', ['ann']),
    );
    bench.do({ kind: 'called', activityId: waiting(), result: { ok: false, message: 'Nothing left' } });
    expect(bench.entries().slice(-2)).toMatchObject([{ what: 'failed', comment: 'Nothing left' }, { what: 'ended' }]);
    expect(bench.state).toMatchObject({ status: 'rejected', activities: [] });
    bench.submit();
    expect(bench.effects).toContainEqual({ kind: 'call', activityId: waiting(), nodeId: 'i' });
  });
});

describe('A call that was not made when its flow was cancelled', () => {
  test('is made once the flow is revived, unless it has been answered meanwhile', () => {
    const { bench, waiting } = start(call('stop'), approver('a', ['ann']));
    const activityId = waiting();
    bench.do({ kind: 'cancel', by: 'adm' });
    expect(bench.do({ kind: 'revive', by: 'adm' })).toContainEqual({ kind: 'call', activityId, nodeId: 'i' });
    bench.do({ kind: 'cancel', by: 'adm' });
    bench.do({ kind: 'called', activityId, result: { ok: true } });
    expect(bench.do({ kind: 'revive', by: 'adm' })).not.toContainEqual(expect.objectContaining({ kind: 'call' }));
    expect(bench.whoHas()).toEqual(['ann@a']);
  });

  test('is not repeated where it had failed: administrators decide', () => {
    const { bench, waiting } = start(call('stop'));
    bench.do({ kind: 'called', activityId: waiting(), result: { ok: false, message: 'No answer' } });
    bench.do({ kind: 'cancel', by: 'adm' });
    expect(bench.do({ kind: 'revive', by: 'adm' })).not.toContainEqual(expect.objectContaining({ kind: 'call' }));
    expect(bench.state?.activities).toMatchObject([{ failed: { message: 'No answer' } }]);
  });
});

describe('peer 2.4: Sub-flow sync + async', () => {
  test('goes on at once, or waits until all have ended', () => {
    expect(start(subFlow(false), approver('a', ['ann'])).bench.whoHas()).toEqual(['ann@a']);
    const { bench, waiting } = start(subFlow(true), approver('a', ['ann']));
    const activityId = waiting();
    expect(bench.effects).toContainEqual({ kind: 'startSubFlows', activityId, nodeId: 's' });
    bench.do({ kind: 'subFlowsStarted', activityId, instanceIds: ['f1', 'f2'] });
    bench.do({ kind: 'subFlowEnded', activityId, instanceId: 'f1', status: 'rejected' });
    expect(bench.refusal({ kind: 'subFlowEnded', activityId, instanceId: 'f1', status: 'adopted' })).toBe('unexpected');
    expect(bench.whoHas()).toEqual([]);
    bench.do({ kind: 'subFlowEnded', activityId, instanceId: 'f2', status: 'adopted' });
    expect(bench.whoHas()).toEqual(['ann@a']);
  });

  test('a rejected one rejects the flow, and ends the others', () => {
    const { bench, waiting } = start(subFlow(true, 'reject'));
    const activityId = waiting();
    bench.do({ kind: 'subFlowsStarted', activityId, instanceIds: ['f1', 'f2'] });
    const effects = bench.do({ kind: 'subFlowEnded', activityId, instanceId: 'f1', status: 'rejected' });
    expect(effects).toContainEqual({ kind: 'cancelSubFlows', instanceIds: ['f2'] });
    expect(bench.state?.status).toBe('rejected');
  });

  test('those that start while the flow is cancelled are refused: reviving starts others', () => {
    const { bench, waiting } = start(subFlow(true));
    const activityId = waiting();
    bench.do({ kind: 'cancel', by: 'adm' });
    expect(bench.refusal({ kind: 'subFlowsStarted', activityId, instanceIds: ['f1'] })).toBe('unexpected');
    expect(bench.do({ kind: 'revive', by: 'adm' })).toContainEqual({ kind: 'startSubFlows', activityId, nodeId: 's' });
    bench.do({ kind: 'subFlowsStarted', activityId, instanceIds: ['f2'] });
  });

  test('that cannot be launched stop for administrators, who start them again or go on without', () => {
    const failed = { ok: false, message: 'The flow is disabled' } as const;
    const { bench, waiting } = start(subFlow(true, 'reject'), approver('a', ['ann']));
    const activityId = waiting();
    bench.do({ kind: 'called', activityId, result: failed });
    expect(bench.entries().at(-1)).toMatchObject({ what: 'failed', nodeId: 's', comment: 'The flow is disabled' });
    expect(bench.state?.activities[0]?.failed).toEqual({ message: 'The flow is disabled' });
    expect(bench.refusal({ kind: 'subFlowsStarted', activityId, instanceIds: ['f1'] })).toBe('unexpected');
    expect(bench.do({ kind: 'retry', by: 'adm', activityId })).toContainEqual({
      kind: 'startSubFlows',
      activityId,
      nodeId: 's',
    });
    bench.do({ kind: 'called', activityId, result: failed });
    bench.do({ kind: 'skip', by: 'adm', activityId });
    expect(bench.whoHas()).toEqual(['ann@a']);
  });

  test('have been launched when they are told of: a failure is too late then, and success is told by itself', () => {
    const { bench, waiting } = start(subFlow(true));
    const activityId = waiting();
    expect(bench.refusal({ kind: 'called', activityId, result: { ok: true } })).toBe('unexpected');
    bench.do({ kind: 'subFlowsStarted', activityId, instanceIds: ['f1'] });
    const failed = { kind: 'called', activityId, result: { ok: false, message: 'No' } } as const;
    expect(bench.refusal(failed)).toBe('unexpected');
  });

  test('a failure is forgotten by cancelling, and comes too late then: reviving starts them anew', () => {
    const { bench, waiting } = start(subFlow(true));
    const activityId = waiting();
    const failed = { kind: 'called', activityId, result: { ok: false, message: 'No' } } as const;
    bench.do(failed);
    bench.do({ kind: 'cancel', by: 'adm' });
    expect(bench.refusal(failed)).toBe('unexpected');
    expect(bench.do({ kind: 'revive', by: 'adm' })).toContainEqual({ kind: 'startSubFlows', activityId, nodeId: 's' });
    bench.do({ kind: 'subFlowsStarted', activityId, instanceIds: ['f1'] });
    bench.do({ kind: 'subFlowEnded', activityId, instanceId: 'f1', status: 'adopted' });
    expect(bench.state?.status).toBe('adopted');
  });

  test('that nobody waits for and that cannot be launched are told in the course, also when the flow is over', () => {
    const { bench } = start(subFlow(false));
    expect(bench.state?.status).toBe('adopted');
    const effects = bench.do({ kind: 'outsideFailed', nodeId: 's', message: 'The flow is disabled' });
    const entry = { what: 'failed', by: 'system', nodeId: 's', comment: 'The flow is disabled' };
    expect(effects).toMatchObject([{ kind: 'entry', entry }]);
    expect(bench.state?.status).toBe('adopted');
  });

  test('cancelling ends them, reviving starts them anew', () => {
    const { bench, waiting } = start(subFlow(true));
    const activityId = waiting();
    bench.do({ kind: 'subFlowsStarted', activityId, instanceIds: ['f1'] });
    expect(bench.do({ kind: 'cancel', by: 'adm' })).toContainEqual({ kind: 'cancelSubFlows', instanceIds: ['f1'] });
    expect(bench.do({ kind: 'revive', by: 'adm' })).toContainEqual({ kind: 'startSubFlows', activityId, nodeId: 's' });
  });
});

test('An event is listened for while the flow waits for it', () => {
  const until = { kind: 'event', modelId: 'm', event: 'changed' } as const;
  const { bench, waiting } = start({ id: 'w', name: 'w', kind: 'wait', until });
  const activityId = waiting();
  expect(bench.effects).toContainEqual({ kind: 'listen', activityId, nodeId: 'w' });
  expect(bench.do({ kind: 'event', activityId })).toContainEqual({ kind: 'unlisten', activityId, nodeId: 'w' });
  expect(bench.state?.status).toBe('adopted');
});

test('An end node ends the flow, whatever else is open', () => {
  const end = { id: 'e', name: 'e', kind: 'end', verdict: 'rejected' } as const;
  const { bench } = start(branches('p', [[approver('a', ['ann'])], [approver('b', ['bob']), end]]));
  expect(bench.approve('bob')).toContainEqual({
    kind: 'taskClosed',
    taskId: bench.effects.flatMap((effect) =>
      effect.kind === 'taskOpened' && effect.task.userId === 'ann' ? [effect.task.id] : [],
    )[0],
    verdict: 'left',
  });
  expect(bench.state?.status).toBe('rejected');
});

test('People are told once the flow gets there', () => {
  const people = [{ kind: 'users' as const, ids: ['cid', 'dan', 'cid'] }];
  const { bench } = start(
    { id: 'c', name: 'c', kind: 'circulate', people },
    { id: 'm', name: 'm', kind: 'message', templateId: 't', people },
  );
  expect(bench.effects).toContainEqual({ kind: 'circulated', nodeId: 'c', userIds: ['cid', 'dan'] });
  expect(bench.effects).toContainEqual({ kind: 'message', nodeId: 'm', userIds: ['cid', 'dan'] });
  expect(bench.state?.status).toBe('adopted');
});
