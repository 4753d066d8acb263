import { type FlowDocument, indexFlow, standsBefore } from '@smart-admin/form-engine/flow';

/**
 * What would be different if a flow had followed the draft. What the draft does behind where the flow came is no difference: a node
 * counts as come to when the flow has passed everything before it, or something behind it.
 */
export function compareCourses(draft: FlowDocument, was: ComparedCourse, would: DraftCourse): Comparison {
  const before = byNode(was.steps);
  const after = byNode(would.steps);
  const reached = reachedNodes(draft, was, would);
  const differences: Difference[] = [];
  for (const step of after.values()) {
    const then = before.get(step.nodeId);
    const isAsking = step.asked.length > 0 || step.notAsked;
    if (then && then.asked.length > 0) {
      if (!isAsking) differences.push({ kind: 'left', nodeId: step.nodeId, was: then.asked, would: [] });
      else if (!step.notAsked && !isSame(then.asked, step.asked))
        differences.push({ kind: 'people', nodeId: step.nodeId, was: then.asked, would: step.asked });
    } else if (isAsking && reached.has(step.nodeId) && step.isPeople)
      differences.push({ kind: 'added', nodeId: step.nodeId, was: [], would: step.asked });
    if (then && !isSame(then.branches, step.branches))
      differences.push({ kind: 'branch', nodeId: step.nodeId, was: then.branches, would: step.branches });
  }
  const index = indexFlow(draft);
  for (const { nodeId, asked } of before.values()) {
    // what a draft that stops would have come to is not known
    const isUnknown = would.isStopped && index.has(nodeId);
    if (asked.length > 0 && !after.has(nodeId) && !isUnknown)
      differences.push({ kind: 'left', nodeId, was: asked, would: [] });
  }
  if (was.isWhole && would.isRejected) differences.push({ kind: 'end', nodeId: '', was: [], would: [] });
  return { differences, reached };
}

export interface ComparedStep {
  nodeId: string;
  /** Ids of those who are asked. */
  asked: readonly string[];
  /** Ids of the branches taken. */
  branches: readonly string[];
}

export interface ComparedCourse {
  /** `isPassed`: the flow went on behind it. */
  steps: readonly (ComparedStep & { isPassed: boolean })[];
  /** The flow was adopted: it came to its end. */
  isWhole: boolean;
}

export interface DraftCourse {
  /** `notAsked`: who is asked says another system, so that it is not compared. `isPeople`: people are asked there at all. */
  steps: readonly (ComparedStep & { notAsked: boolean; isPeople: boolean })[];
  /** Something keeps the draft from going on. */
  isStopped: boolean;
  /** It ends with a rejection. */
  isRejected: boolean;
}

export interface Difference {
  kind: 'added' | 'left' | 'people' | 'branch' | 'end';
  nodeId: string;
  was: readonly string[];
  would: readonly string[];
}

export interface Comparison {
  differences: Difference[];
  /** Nodes of the draft to which the flow would have come by now. */
  reached: ReadonlySet<string>;
}

function reachedNodes(draft: FlowDocument, was: ComparedCourse, would: DraftCourse): Set<string> {
  const index = indexFlow(draft);
  const before = byNode(was.steps);
  const isBefore = (one: string, other: string) => {
    const [place, later] = [index.get(one), index.get(other)];
    return place !== undefined && later !== undefined && standsBefore(place, later);
  };
  const asking = would.steps.filter(({ asked, notAsked, isPeople }) => isPeople && (asked.length > 0 || notAsked));
  return new Set(
    would.steps
      .map(({ nodeId }) => nodeId)
      .filter(
        (nodeId) =>
          was.isWhole ||
          before.has(nodeId) ||
          was.steps.some((step) => isBefore(nodeId, step.nodeId)) ||
          asking.every((step) => !isBefore(step.nodeId, nodeId) || before.get(step.nodeId)?.isPassed === true),
      ),
  );
}

/** The first of each node. */
function byNode<Step extends { nodeId: string }>(steps: readonly Step[]): Map<string, Step> {
  const found = new Map<string, Step>();
  for (const step of steps) if (!found.has(step.nodeId)) found.set(step.nodeId, step);
  return found;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
