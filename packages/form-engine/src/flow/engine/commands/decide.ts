import { FlowRefused } from '../FlowRefused.js';
import { passedBefore } from '../nodesBefore.js';
import { placeOf, type Run } from '../Run.js';
import { decide } from '../settle.js';
import { type Activity, type Task } from '../FlowState.js';
import { defineCommand } from './defineCommand.js';
import { ownOpenTask } from './ownTask.js';

/** Agrees, or says that the form is filled in. */
export const approve = defineCommand({
  kinds: ['approve'],
  apply(run, command) {
    const { task } = ownOpenTask(run, command, 'approve');
    run.state.choices = { ...run.state.choices, ...command.choices };
    signFor(task, command.by);
    decide(run, task, 'approved', { taskId: task.id });
  },
});

/** Refuses. Where that leads says the node, or whoever refuses where the node lets them choose. */
export const refuse = defineCommand({
  kinds: ['refuse'],
  apply(run, command) {
    const { task, activity } = ownOpenTask(run, command, 'refuse');
    requireTarget(run, activity, command.toNodeId);
    signFor(task, command.by);
    decide(run, task, 'refused', { taskId: task.id, toNodeId: command.toNodeId, then: command.then });
  },
});

function signFor(task: Task, by: string): void {
  if (task.userId !== by) task.decidedBy = by;
}

/** Work nodes of this round that stand before, or `start`: the launcher. */
function requireTarget(run: Run, activity: Activity, toNodeId: string | undefined): void {
  const { node } = placeOf(run, activity.nodeId);
  if (node.kind !== 'approver') throw new FlowRefused('actionOff', { action: 'refuse', node: node.name });
  if (toNodeId === undefined) return;
  const legal =
    toNodeId === 'start' || passedBefore(run.index, run.state, node.id).some(({ nodeId }) => nodeId === toNodeId);
  if (node.refusal.to !== 'chosen' || !legal) throw new FlowRefused('target', { nodeId: toNodeId });
}
