import { addDuration } from '../calendar/addDuration.js';
import { type FlowDocument, type FlowNode } from '../document/FlowDocument.js';
import { indexFlow } from '../document/indexFlow.js';
import { type CommandOf, type FlowCommand } from '../engine/FlowCommand.js';
import { type FlowEffect, type FlowRefusal } from '../engine/FlowEffect.js';
import {
  type Activity,
  type FlowState,
  type FlowStatus,
  type PassReason,
  type Question,
  type Task,
  type TaskReason,
} from '../engine/FlowState.js';
import { isUndecided } from '../engine/isUndecided.js';
import { type StepContext } from '../engine/StepContext.js';
import { type FoundPerson } from '../document/PeopleRule.js';
import { drive } from './drive.js';

/** What happens when everybody agrees, every call is answered and nobody is late. */
export interface Forecast {
  /** Nodes in the order in which they are come to. */
  steps: ForecastStep[];
  /** How it ends; `running`: something stops it. */
  status: FlowStatus;
  /** Why it cannot be submitted, or what stops it. */
  refusal?: FlowRefusal;
}

export interface ForecastStep {
  nodeId: string;
  kind: FlowNode['kind'];
  /** Milliseconds since 1970; an estimate: every node takes as long as its time limit, without one it takes no time. */
  at: number;
  /** When it is over. */
  until?: number;
  /** Who is asked or told. */
  people: ForecastPerson[];
  /** Its rules find nobody. */
  nobody?: true;
  /** Whom its rules find is not known now: the forecast ends here. */
  unknown?: true;
  /** Its people are chosen, by the launcher or by the approver before, and have not been. */
  choice?: 'launcherChoice' | 'previousChoice';
  /** Branches that are taken. */
  branches?: string[];
}

export interface ForecastPerson {
  /** One, or those to whom a task is offered together. */
  userIds: string[];
  reason?: TaskReason;
  /** A rule agrees for them, and they are not asked. */
  passedBy?: PassReason;
}

/** Whom a question finds, as for `drive`; undefined where that is not known now: the forecast ends with that node. */
export type ForecastPeople = (question: Question, state: FlowState) => Promise<readonly FoundPerson[] | undefined>;

/** A node whose people are not known: it never leaves `take`. */
class PeopleUnknown extends Error {
  constructor(readonly nodeId: string) {
    super(`the people of ${nodeId} are not known`);
  }
}

/**
 * Runs a copy of a flow ahead: from its state, or from a submit. Nothing is stored or told; `answer` finds people. Serves the dry run of a designer and the question what happens next.
 */
export async function forecast(
  flow: FlowDocument,
  state: FlowState | undefined,
  submit: CommandOf<'submit'>,
  context: StepContext,
  answer: ForecastPeople,
): Promise<Forecast> {
  const run = new ForecastRun(flow, state && withoutLimits(state), context, answer);
  if (state?.status !== 'running') await run.take(submit);
  // each round ends one activity, and agreeing never leads back
  for (let activity = run.next(); activity; activity = run.next()) if (!(await run.pass(activity))) break;
  return { steps: run.steps, status: run.state?.status ?? 'revoked', ...(run.refusal ? { refusal: run.refusal } : {}) };
}

class ForecastRun {
  readonly steps: ForecastStep[] = [];
  refusal: FlowRefusal | undefined;
  private now: number;
  private readonly agreeable: FlowDocument;
  private readonly missing = new Map<string, Pick<ForecastStep, 'nobody' | 'choice'>>();
  private readonly tasks = new Set<string>();
  private readonly byActivity = new Map<string, ForecastStep>();

  constructor(
    private readonly flow: FlowDocument,
    public state: FlowState | undefined,
    private readonly context: StepContext,
    private readonly answer: ForecastPeople,
  ) {
    this.now = context.now;
    this.agreeable = { ...flow, nodes: agreeableNodes(flow.nodes) };
    for (const activity of state?.activities ?? []) this.stepOf(activity);
    for (const task of state?.tasks ?? []) if (isUndecided(task)) this.addPerson(task);
  }

  /** The activity that is over first. */
  next(): Activity | undefined {
    const activities = this.state?.status === 'running' ? this.state.activities : [];
    return activities.reduce<Activity | undefined>(
      (first, each) => (!first || this.endOf(each) < this.endOf(first) ? each : first),
      undefined,
    );
  }

  /** Whether everybody agreed. */
  async pass(activity: Activity): Promise<boolean> {
    const step = this.stepOf(activity);
    this.now = Math.max(this.now, this.endOf(activity));
    step.until = this.now;
    const { id } = activity;
    for (let open = this.find(id); open; open = this.find(id))
      if (!(await this.take(this.agreement(open)))) return false;
    return true;
  }

  async take(command: FlowCommand): Promise<boolean> {
    try {
      return await this.drive(command);
    } catch (error) {
      if (!(error instanceof PeopleUnknown)) throw error;
      this.add(error.nodeId).unknown = true;
      return false;
    }
  }

  private async drive(command: FlowCommand): Promise<boolean> {
    const context = { ...this.context, now: this.now };
    const result = await drive(this.agreeable, this.state, command, context, async (question, state) => {
      const found = await this.answer(question, state);
      if (!found) throw new PeopleUnknown(question.nodeId);
      const { purpose } = question;
      if (purpose.kind === 'activity') {
        const choice = missingChoice(indexFlow(this.flow).get(question.nodeId)?.node, state);
        const missing = { ...(found.length === 0 ? { nobody: true as const } : {}), ...(choice ? { choice } : {}) };
        this.missing.set(purpose.activityId, missing);
      }
      return found;
    });
    if (!result.ok) {
      this.refusal = result.refusal;
      return false;
    }
    this.state = result.state;
    for (const effect of result.effects) this.note(effect);
    return true;
  }

  private note(effect: FlowEffect): void {
    if (effect.kind === 'taskOpened') this.addPerson(effect.task);
    else if (effect.kind === 'circulated' || effect.kind === 'message')
      this.add(effect.nodeId ?? '').people.push({ userIds: effect.userIds });
    else if (effect.kind === 'call' || effect.kind === 'startSubFlows' || effect.kind === 'listen') {
      if (effect.activityId) this.stepOf({ id: effect.activityId, nodeId: effect.nodeId });
      else this.add(effect.nodeId);
    } else if (effect.kind === 'entry') {
      const { what, nodeId = '', activityId = '', targets, reason, userIds } = effect.entry;
      if (what === 'arrived' || what === 'passed') this.stepOf({ id: activityId, nodeId });
      if (what === 'branch') this.add(nodeId).branches = targets ?? [];
      const isRule = reason?.kind === 'repeat' || reason?.kind === 'own';
      if (what === 'passed' && isRule)
        this.byActivity.get(activityId)?.people.push({ userIds: userIds ?? [], passedBy: reason.kind });
    }
  }

  /** Each task once, whose it was at first: agreeing to an offer begins with signing for it. */
  private addPerson({ id, activityId, userId, offeredTo = [], reason }: Task): void {
    if (this.tasks.has(id)) return;
    this.tasks.add(id);
    const userIds = userId === undefined ? offeredTo.map((person) => person.userId) : [userId];
    this.byActivity.get(activityId)?.people.push({ userIds, reason });
  }

  private find(activityId: string): Activity | undefined {
    return this.state?.activities.find(({ id }) => id === activityId);
  }

  /** What an activity waits for happens. */
  private agreement({ id: activityId, waitsFor, failed, subFlows }: Activity): FlowCommand {
    if (failed) return { kind: 'skip', by: 'system', activityId };
    if (waitsFor === 'call') return { kind: 'called', activityId, result: { ok: true } };
    if (waitsFor === 'event') return { kind: 'event', activityId };
    if (waitsFor === 'time') return { kind: 'tick' };
    if (waitsFor === 'subFlows') {
      const [instanceId] = subFlows ?? [];
      if (instanceId === undefined) return { kind: 'subFlowsStarted', activityId, instanceIds: [] };
      return { kind: 'subFlowEnded', activityId, instanceId, status: 'adopted' };
    }
    const task = this.state?.tasks.find((each) => each.activityId === activityId && each.status === 'open');
    const { id: taskId = '', userId, offeredTo, purpose } = task ?? {};
    if (userId === undefined) return { kind: 'claim', by: offeredTo?.[0]?.userId ?? '', taskId };
    return { kind: purpose === 'help' ? 'answerHelp' : 'approve', by: userId, taskId };
  }

  private endOf({ id, nodeId, openedAt, waitsFor }: Activity): number {
    const timer = this.state?.timers.find(({ activityId }) => activityId === id);
    if (waitsFor === 'time') return timer?.at ?? openedAt;
    const node = indexFlow(this.flow).get(nodeId)?.node;
    const limit = node && 'limit' in node ? node.limit : undefined;
    return limit ? addDuration(openedAt, limit.duration, this.context.calendar) : openedAt;
  }

  private stepOf({ id, nodeId }: Pick<Activity, 'id' | 'nodeId'>): ForecastStep {
    const known = this.byActivity.get(id);
    if (known) return known;
    const step = Object.assign(this.add(nodeId), this.missing.get(id));
    this.byActivity.set(id, step);
    return step;
  }

  private add(nodeId: string): ForecastStep {
    const kind = indexFlow(this.flow).get(nodeId)?.node.kind ?? 'end';
    const step: ForecastStep = { nodeId, kind, at: this.now, people: [] };
    this.steps.push(step);
    return step;
  }
}

function missingChoice(node: FlowNode | undefined, { choices }: FlowState): ForecastStep['choice'] {
  if (node?.kind !== 'approver' && node?.kind !== 'handler') return undefined;
  const rule = node.people.find(({ kind }) => kind === 'launcherChoice' || kind === 'previousChoice');
  return rule && !choices[node.id]?.length ? (rule.kind as ForecastStep['choice']) : undefined;
}

/** The same nodes, at which everybody can agree with nothing but that, and that nothing refuses or hurries. */
function agreeableNodes(nodes: readonly FlowNode[]): FlowNode[] {
  return nodes.map((node) => {
    if (node.kind === 'branch')
      return { ...node, branches: node.branches.map((branch) => ({ ...branch, nodes: agreeableNodes(branch.nodes) })) };
    if (node.kind !== 'approver' && node.kind !== 'handler') return node;
    const { limit: _, ...rest } = node;
    return {
      ...rest,
      actions: { approve: { comment: 'off', signature: 'off' } },
      // a choice that nobody has made yet must not stop the forecast
      people: [...node.people, { kind: 'users', ids: [] }],
      empty: node.empty.kind === 'refuseSubmit' ? { kind: 'pass' } : node.empty,
    };
  });
}

function withoutLimits({ pausedAt: _, ...state }: FlowState): FlowState {
  return { ...state, timers: state.timers.filter(({ kind }) => kind === 'wait') };
}
