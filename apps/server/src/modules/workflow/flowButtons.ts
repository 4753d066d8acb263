import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type FlowActionSetting, refusalTargets, type Task, type WorkNode } from '@smart-admin/form-engine/flow';
import { type Caller } from '../../rights/caller.js';
import { isWithLauncher } from './actOnFlow.js';
import { namesOf } from './flowNodes.js';
import { type OpenFlow } from './openFlow.js';
import { watchesOver } from './watchers.js';

export interface FlowButton extends Pick<FlowActionSetting, 'comment' | 'signature'> {
  kind: string;
  name: string;
}

const plain = (kind: string, comment: FlowButton['comment'] = 'optional'): FlowButton => ({
  kind,
  name: '',
  comment,
  signature: 'off',
});

/** What can be done with a task now, and where a refusal may lead. */
export function taskButtons(
  { instance: { state }, flow }: OpenFlow,
  { task, node }: { task: Task; node: WorkNode | undefined },
): { buttons: FlowButton[]; targets: { nodeId: string; nodeName: string }[] } {
  const names = namesOf(flow);
  const targets = node
    ? refusalTargets(flow, state, node.id).map((nodeId) => ({ nodeId, nodeName: names.get(nodeId) ?? '' }))
    : [];
  if (task.userId === undefined) return { buttons: [plain('claim')], targets: [] };
  if (task.purpose === 'help') return { buttons: [plain('answerHelp', 'required')], targets: [] };
  const buttons = Object.entries(node?.actions ?? {}).map(([kind, { name = '', comment, signature }]) => ({
    kind,
    name,
    comment,
    signature,
  }));
  return { buttons, targets };
}

/** What the launcher can do with their flow, or whoever is entrusted with launching it for them, and whoever watches over flows. */
export function flowButtons(
  { instance, flow }: OpenFlow,
  { caller, isLauncher }: { caller: Caller; isLauncher: boolean },
): FlowButton[] {
  const isRunning = instance.status === FLOW_STATUS.running;
  const buttons: FlowButton[] = [];
  if (isLauncher) {
    if (isRunning) buttons.push(plain('urge'));
    if (isRunning && flow.settings.revoke !== 'never') buttons.push(plain('revoke'));
    if (isWithLauncher({ instance })) buttons.push(plain('submit'));
  }
  if (watchesOver(caller, { instance })) {
    const { rights } = caller;
    const page = pages.flowMonitor.address;
    if (rights.hasButton(page, 'btn_assign') && isRunning) {
      buttons.push(plain('assign'), plain('jump'));
      const isStuck = instance.state.activities.some(({ failed }) => failed);
      if (isStuck) buttons.push(plain('retry'), plain('skip'));
    }
    if (rights.hasButton(page, 'btn_cancel')) {
      if (isRunning) buttons.push(plain(instance.paused ? 'resume' : 'pause'), plain('cancel'));
      if (instance.status === FLOW_STATUS.cancelled) buttons.push(plain('revive'));
    }
  }
  return buttons;
}
