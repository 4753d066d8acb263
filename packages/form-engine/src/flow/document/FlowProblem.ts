import { formatMessage, type Locale, type MessageValues } from '@smart-admin/ui/messages';
import { flowProblemMessages } from './flowProblemMessages.js';

/** Something in a flow that a designer should mend: `error` keeps it from being released, `warning` does not. */
export interface FlowProblem {
  severity: 'error' | 'warning';
  code: FlowProblemCode;
  /** The node; or the branch whose condition it is. */
  nodeId: string;
  /** Setting that is wrong: `people`, `refusal`, `condition`. */
  setting: string;
  params: MessageValues;
}

export type FlowProblemCode =
  /** No rule says who is asked. */
  | 'noPeople'
  /** Nobody can agree: the action is switched off. */
  | 'noApprove'
  /** An expression that cannot be read. */
  | 'expression'
  /** An expression or rule over a field that the form lacks. */
  | 'unknownField'
  /** More people must agree or refuse than are asked. */
  | 'share'
  /** A node to skip to that does not stand behind, in the same branch. */
  | 'skipTo'
  /** A node to return to that does not stand before, or asks nobody. */
  | 'refusalTarget'
  /** Handlers of a node that does not stand before. */
  | 'handlers'
  /** The approver before chooses, and there is none. */
  | 'nobodyBefore'
  | 'fewBranches'
  | 'twoOtherwise'
  /** Behind an end. */
  | 'unreachable'
  /** It starts itself. */
  | 'subFlowSelf'
  /** What it hands over to is not there any more. */
  | 'targetGone'
  /** The form that it writes has never been released. */
  | 'modelUnreleased'
  /** The flow that it starts has never been released. */
  | 'flowUnreleased'
  | 'flowDisabled'
  /** The form that it writes, or that of the flow which it starts, has no such field. */
  | 'targetField';

/** A problem in words: what is wrong, where, and what to do. */
export function flowProblemText({ code, params }: FlowProblem, locale: Locale): string {
  return formatMessage(flowProblemMessages, locale, code, params);
}
