import {
  type FlowDocument,
  type FlowEntry,
  type FlowState,
  indexFlow,
  type Place,
  type TaskReason,
} from '@smart-admin/form-engine/flow';

/**
 * What happened to a flow in the round that counts: its last one, with those before of which it is the continuation. A node that
 * was come to several times stands where and as it was come to first: after a refusal rules spare nobody.
 */
export function courseOf({ flow, entries, tasks, state, launchers }: CourseInput): ActualCourse {
  const lines = lastRound(entries, state);
  const jumped = lines.some(({ what }) => what === 'jump');
  const branches = new Map(
    lines.flatMap((line) => (line.what === 'branch' ? [[line.nodeId, line.targets ?? []]] : [])),
  );
  const passed = new Set(state.passed.map(({ nodeId }) => nodeId));
  const seen = new Set<string>();
  const steps = lines.flatMap((line): ActualStep[] => {
    const { what, nodeId } = line;
    const isStep = what === 'arrived' || what === 'branch' || (what === 'passed' && line.reason?.kind === 'empty');
    if (!isStep || seen.has(nodeId) || !(jumped || isOnTheWay(flow, nodeId, branches))) return [];
    seen.add(nodeId);
    if (what === 'branch') return [{ ...NOBODY, nodeId, branches: branches.get(nodeId) ?? [], isPassed: true }];
    const spared = sparedAt(lines, line.activityId);
    return [
      {
        nodeId,
        branches: [],
        asked: askedAt(line, { tasks, spared, replaced: flow.settings.own === 'superior' ? launchers : [] }),
        spared,
        deciders: decidersAt(nodeId, lines, tasks),
        isPassed: passed.has(nodeId) || what === 'passed',
      },
    ];
  });
  return { steps, jumped };
}

export interface CourseInput {
  /** The version that it follows. */
  flow: FlowDocument;
  /** In order. */
  entries: readonly CourseEntry[];
  tasks: readonly CourseTask[];
  state: Pick<FlowState, 'activities' | 'passed'>;
  /** Whose flow it is, and who launched it for them. */
  launchers: readonly string[];
}

export type CourseEntry = Pick<FlowEntry, 'what' | 'activityId' | 'userIds' | 'targets' | 'reason'> & {
  nodeId: string;
};

export interface CourseTask {
  activityId: string;
  userId: string;
  state: string;
  reason: TaskReason;
  decidedBy: string;
}

export interface ActualCourse {
  steps: ActualStep[];
  /** An administrator sent it to another node. */
  jumped: boolean;
}

export interface ActualStep {
  nodeId: string;
  /** Ids of the branches taken. */
  branches: readonly string[];
  /** Whom its rules found and who were asked. */
  asked: readonly string[];
  /** Whom its rules found, and for whom a rule agreed. */
  spared: readonly string[];
  /** Who decided, in whichever hands the task was by then. */
  deciders: readonly string[];
  /** The flow went on behind it. */
  isPassed: boolean;
}

const DECIDED: ReadonlySet<string> = new Set(['approved', 'refused']);
const NOBODY = { asked: [], spared: [], deciders: [] } as const;

/**
 * Lines from the submit on that began the round. A round in which something is done with a node that was come to before continues
 * the round before: a refusal that comes straight back put it there.
 */
function lastRound(entries: readonly CourseEntry[], { activities }: CourseInput['state']): readonly CourseEntry[] {
  const submits = entries.flatMap(({ what }, index) => (what === 'submit' ? [index] : []));
  const arrivedBefore = (start: number) =>
    new Set(entries.slice(0, start).flatMap(({ what, activityId }) => (what === 'arrived' ? (activityId ?? []) : [])));
  const begins = submits.findLast((start, index) => {
    const before = arrivedBefore(start);
    const later = entries.slice(start, submits[index + 1]);
    const isLast = index === submits.length - 1;
    const touched = [...later, ...(isLast ? activities.map(({ id }) => ({ activityId: id })) : [])];
    return !touched.some(({ activityId }) => activityId !== undefined && before.has(activityId));
  });
  return entries.slice(begins ?? 0);
}

/** Whether all branches around a node were taken when the flow came to them last. */
function isOnTheWay(flow: FlowDocument, nodeId: string, taken: ReadonlyMap<string, readonly string[]>): boolean {
  const around = (place: Place | undefined): boolean =>
    !place?.up || ((taken.get(place.up.node.id)?.includes(place.up.branch.id) ?? true) && around(place.up.place));
  return around(indexFlow(flow).get(nodeId));
}

function sparedAt(lines: readonly CourseEntry[], activityId: string | undefined): string[] {
  return unique(
    lines.flatMap((line) => {
      const isRule = line.reason?.kind === 'repeat' || line.reason?.kind === 'own';
      return line.what === 'passed' && isRule && line.activityId === activityId ? (line.userIds ?? []) : [];
    }),
  );
}

function decidersAt(nodeId: string, lines: readonly CourseEntry[], tasks: readonly CourseTask[]): string[] {
  const stays = new Set(
    lines.flatMap((line) => (line.what === 'arrived' && line.nodeId === nodeId ? line.activityId : [])),
  );
  const decided = tasks.filter(({ activityId, state }) => stays.has(activityId) && DECIDED.has(state));
  return unique(decided.map(({ userId, decidedBy }) => decidedBy || userId));
}

/** Also those whose turn had not come when the node was over; not the launcher in whose place their superior was asked. */
function askedAt(
  { activityId, userIds = [] }: CourseEntry,
  { tasks, spared, replaced }: { tasks: readonly CourseTask[]; spared: readonly string[]; replaced: readonly string[] },
): string[] {
  const opened = tasks.flatMap((task) => (task.activityId === activityId ? (foundIn(task.reason) ?? []) : []));
  const found = userIds.filter((id) => opened.includes(id) || !(spared.includes(id) || replaced.includes(id)));
  return unique([...found, ...opened]);
}

/** Whom a rule found, in whose hands the task may have come since; nobody for a task that people have added. */
function foundIn(reason: TaskReason): string | undefined {
  if (reason.kind === 'found') return reason.userId;
  return 'first' in reason ? foundIn(reason.first) : undefined;
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
