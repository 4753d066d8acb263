import { type CommandOf, type FlowCommandKind } from '../FlowCommand.js';
import { type FlowStatus } from '../FlowState.js';
import { type Run } from '../Run.js';

/** What a command is taken for, and what it does. Whoever gives it has been let in by the server; whose task it is says the state. */
export interface CommandDefinition<Kind extends FlowCommandKind> {
  kinds: readonly Kind[];
  /** Given by nobody: has no line of its own in the course of the flow. Default: by a person. */
  bySystem?: true;
  /** Statuses in which it is taken. Default: running. */
  statuses?: readonly FlowStatus[];
  /** Whether it is taken while the flow is paused. Default: not. */
  whilePaused?: true;
  /** Changes the state of the run, or throws `FlowRefused`. */
  apply(run: Run, command: CommandOf<Kind>): void;
}

export function defineCommand<Kind extends FlowCommandKind>(
  definition: CommandDefinition<Kind>,
): CommandDefinition<Kind> {
  return definition;
}
