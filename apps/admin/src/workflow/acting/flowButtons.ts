import { isHandled } from '../detail/isHandled.js';
import { type OwnTask, taskInHand } from '../detail/taskInHand.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { isRemovableBy } from '../isRemovable.js';
import { addedBy } from './addedBy.js';

type Setting = Pick<FlowDetail['buttons'][number], 'comment' | 'signature'>;

/** Something that the caller can do with a flow now. */
export interface FlowButton extends Setting {
  /** Of the command; `addSign` stands for all ways of adding people, `remove` for deleting the flow. */
  kind: string;
  /** What the designer of the flow calls it; '' for the usual name. */
  name: string;
  /** Of the usual name, where it is not that of the kind. */
  usual?: string;
  /** What it is done with; undefined for what is done with the flow itself. */
  task: OwnTask | undefined;
}

export interface FlowButtons {
  /** In the bar, the most important last. */
  bar: FlowButton[];
  /** In the menu behind it. */
  more: FlowButton[];
}

/** In the bar from left to right; the last is the primary one. */
const BAR = ['release', 'addSign', 'transfer', 'urge', 'revoke', 'refuse', 'claim', 'answerHelp', 'submit', 'approve'];
/** What is done with a task that waits for a decision; the rest of what a node allows is no button of its own here. */
const OF_TASKS: ReadonlySet<string> = new Set([
  'approve',
  'refuse',
  'transfer',
  'assist',
  'circulate',
  'answerHelp',
  'claim',
  'release',
]);
export const ADDING = ['addBefore', 'addAfter', 'addBeside'] as const;

/** Who looks at a flow. */
interface Viewer {
  userId: string;
  userName: string;
}

/** What the caller can do with a flow, by what the server allows. Nobody decides in a paused flow. */
export function flowButtons(flow: FlowDetail, { userId, userName }: Viewer): FlowButtons {
  const task = flow.paused ? undefined : taskInHand(flow.tasks);
  const own = task && task.state !== 'waiting' ? task.buttons : [];
  const [adding] = own.filter(({ kind }) => (ADDING as readonly string[]).includes(kind));
  const all: FlowButton[] = [
    ...own
      .filter(({ kind }) => OF_TASKS.has(kind))
      .map((button) => ({
        ...button,
        ...(button.kind === 'approve' && task && isHandled(flow)(task.nodeId) ? { usual: 'handle' } : {}),
        task,
      })),
    // the names of its ways stand in its dialog
    ...(adding ? [{ ...adding, kind: 'addSign', name: '', task }] : []),
    ...(task && isAdder(flow, task, userName) ? [plain('removeAdded')] : []),
    ...flow.buttons.map((button) => ({ ...button, task: undefined })),
    ...(isRemovableBy(userId)(flow) ? [plain('remove')] : []),
  ];
  return {
    bar: BAR.flatMap((kind) => all.find((button) => button.kind === kind) ?? []),
    more: all.filter(({ kind }) => !BAR.includes(kind)),
  };
}

/** Whether somebody was added by whoever looks at it, where the node lets them take that back. */
function isAdder(flow: FlowDetail, { buttons }: OwnTask, userName: string): boolean {
  return buttons.some(({ kind }) => kind === 'removeAdded') && addedBy(flow, userName).length > 0;
}

function plain(kind: string): FlowButton {
  return { kind, name: '', comment: 'optional', signature: 'off', task: undefined };
}
