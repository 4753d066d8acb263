import { indexFlow } from '../document/indexFlow.js';
import { type FlowDocument } from '../document/FlowDocument.js';
import { type FoundPerson } from '../document/PeopleRule.js';
import { type FlowCommand } from '../engine/FlowCommand.js';
import { type FlowEffect, type FlowEntry } from '../engine/FlowEffect.js';
import { type FlowState, type Question, type Task } from '../engine/FlowState.js';
import { step, type StepResult } from '../engine/step.js';
import { type FormValues } from '../../core/document/FormDocument.js';
import { CALENDAR } from './flows.js';

/** One flow with its commands, answers and effects: what a server does, without waiting. */
export class FlowBench {
  state: FlowState | undefined;
  now = Date.UTC(2026, 0, 5, 9);
  readonly effects: FlowEffect[] = [];
  /** Every step that was taken, so that it can be taken again. */
  readonly log: { command: FlowCommand; now: number }[] = [];

  constructor(
    readonly flow: FlowDocument,
    public values: FormValues = { amount: 10 },
    private readonly calendar = CALENDAR,
  ) {}

  /** Takes a command with all that it asks; undone as a whole when any of it is refused. */
  take(command: FlowCommand): StepResult {
    const context = { now: this.now, values: this.values, calendar: this.calendar };
    const steps: FlowCommand[] = [command];
    const effects: FlowEffect[] = [];
    let result = step(this.flow, this.state, command, context);
    while (result.ok) {
      effects.push(...result.effects);
      const [question] = result.state.questions;
      if (!question) {
        this.state = freeze(result.state);
        this.effects.push(...effects);
        this.log.push(...steps.map((each) => ({ command: each, now: this.now })));
        return { ok: true, state: result.state, effects };
      }
      const answer: FlowCommand = {
        kind: 'answer',
        questionId: question.id,
        people: this.find(question, result.state),
      };
      steps.push(answer);
      result = step(this.flow, freeze(result.state), answer, context);
    }
    return result;
  }

  /** A command that must be taken. */
  do(command: FlowCommand): FlowEffect[] {
    const result = this.take(command);
    if (!result.ok) throw new Error(`${command.kind} was refused: ${JSON.stringify(result.refusal)}`);
    return result.effects;
  }

  /** The code with which a command is refused; undefined where it is taken. */
  refusal(command: FlowCommand): string | undefined {
    const result = this.take(command);
    return result.ok ? undefined : result.refusal.code;
  }

  submit(launcher = 'lea'): FlowEffect[] {
    return this.do({ kind: 'submit', by: launcher });
  }

  approve(by: string): FlowEffect[] {
    return this.do({ kind: 'approve', by, taskId: this.taskOf(by).id });
  }

  refuse(by: string, more: { toNodeId?: string; then?: 'onward' | 'back' } = {}): FlowEffect[] {
    return this.do({ kind: 'refuse', by, taskId: this.taskOf(by).id, ...more });
  }

  /** The undecided task of a person, at a node where they have several. */
  taskOf(userId: string, nodeId?: string): Task {
    const found = this.open().filter((task) => task.userId === userId && (!nodeId || this.nodeOf(task) === nodeId));
    const [task] = found;
    if (!task) throw new Error(`${userId} has no task; open are ${this.whoHas().join(', ')}`);
    return task;
  }

  open(): Task[] {
    return this.state?.tasks.filter(({ status }) => status === 'open' || status === 'waiting') ?? [];
  }

  /** `person@node` of all open tasks, those that wait in brackets. */
  whoHas(): string[] {
    return this.open().map((task) => {
      const text = `${task.userId ?? task.offeredTo?.map(({ userId }) => userId).join('|') ?? ''}@${this.nodeOf(task)}`;
      return task.status === 'open' ? text : `(${text})`;
    });
  }

  nodeOf({ activityId }: Pick<Task, 'activityId'>): string {
    return this.state?.activities.find(({ id }) => id === activityId)?.nodeId ?? '';
  }

  entries(): FlowEntry[] {
    return this.effects.flatMap((effect) => (effect.kind === 'entry' ? [effect.entry] : []));
  }

  /** Rules of users answer them; choices what was chosen; everybody's superior is `sue`, who has none. */
  find({ purpose, nodeId }: Question, state: FlowState): FoundPerson[] {
    if (purpose.kind === 'administrators') return [{ userId: 'adm', rule: 'administrators' }];
    if (purpose.kind === 'superior' || purpose.kind === 'escalate')
      return purpose.userId === 'sue' ? [] : [{ userId: 'sue', rule: 'superior' }];
    const node = indexFlow(this.flow).get(nodeId)?.node;
    const rules =
      purpose.kind === 'transfer'
        ? node && 'limit' in node && node.limit?.then.kind === 'transfer'
          ? node.limit.then.people
          : []
        : node && 'people' in node
          ? node.people
          : [];
    return rules.flatMap((rule): FoundPerson[] => {
      if (rule.kind === 'users') return rule.ids.map((userId) => ({ userId, rule: 'users' }));
      if (rule.kind === 'launcher') return [{ userId: state.launcher, rule: 'launcher' }];
      if (rule.kind === 'launcherChoice' || rule.kind === 'previousChoice')
        return (state.choices[nodeId] ?? []).map((userId) => ({ userId, rule: rule.kind }));
      if (rule.kind === 'nodeHandlers')
        return state.passed
          .filter((passed) => passed.nodeId === rule.nodeId)
          .flatMap(({ userIds }) => userIds.map((userId) => ({ userId, rule: 'nodeHandlers' as const })));
      return [];
    });
  }
}

const frozen = new WeakSet<object>();

/** The value, which nobody can change any more (a step that tried would throw), and which is plain data: JSON keeps all of it. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined || typeof inner === 'function') throw new Error(`${key} is not kept by JSON`);
    freeze(inner);
  }
  return value;
}
