export { addDuration, workDayOf } from './calendar/addDuration.js';
export { calendarOf, type CalendarSetting } from './calendar/calendarOf.js';
export { decodeFlowDocument } from './document/decodeFlowDocument.js';
export { FLOW_LIMITS } from './document/readNode.js';
export { type FlowAction, type FlowActionSetting } from './document/FlowAction.js';
export {
  type Branch,
  type BranchNode,
  type CirculateNode,
  type EndNode,
  type FailedRule,
  FLOW_DOCUMENT_VERSION,
  type FlowDocument,
  type FlowFieldAccess,
  type FlowNode,
  type FlowNodeKind,
  type FlowSettings,
  type FieldRules,
  type InterfaceNode,
  type MessageNode,
  type RecordNode,
  type Refusal,
  type Several,
  type Share,
  type StartNode,
  type SubFlowNode,
  type WaitNode,
  type WorkNode,
} from './document/FlowDocument.js';
export { type FlowIndex, indexFlow, nodesChosenAt, type Place, standsBefore } from './document/indexFlow.js';
export {
  type EmptyRule,
  type FoundPerson,
  type OwnRule,
  type PeopleRule,
  type PeopleRuleKind,
  type RepeatRule,
} from './document/PeopleRule.js';
export { type Duration, type TimeLimit, type WorkCalendar, type WorkDay } from './document/TimeLimit.js';
export {
  type FlowReference,
  type FlowReferenceKind,
  namedByFlow,
  renameFlowReferences,
} from './document/renameFlowReferences.js';
export { type FlowTarget, type FlowTargets, type ModelTarget } from './document/targetProblems.js';
export { targetField, targetName } from './document/targetRecord.js';
export { type FlowProblem, type FlowProblemCode, flowProblemText } from './document/FlowProblem.js';
export { flowProblems, type ProblemContext } from './document/flowProblems.js';
export { type AnswerPeople, drive } from './drive/drive.js';
export {
  forecast,
  type Forecast,
  type ForecastPeople,
  type ForecastPerson,
  type ForecastStep,
} from './drive/forecast.js';
export { migrate, type MigrationProblem, type MigrationResult, targetOf } from './drive/migrate.js';
export { type MigrationPlace, migrationPlaces, migrationTargets, standsAt } from './drive/migrationPlaces.js';
export { isUndecided } from './engine/isUndecided.js';
export { waitingPieces } from './engine/pieces.js';
export { subFlowsAwaited } from './engine/takeReport.js';
export { nextTick } from './engine/diffStates.js';
export {
  type AdministratorCommand,
  type CommandOf,
  type FlowCommand,
  type FlowCommandKind,
  type PersonCommand,
  type SystemCommand,
} from './engine/FlowCommand.js';
export { type FlowEffect, type FlowEntry, type FlowRefusal, type FlowRefusalCode } from './engine/FlowEffect.js';
export {
  type Activity,
  type FlowState,
  type FlowStatus,
  type PassReason,
  type Passed,
  type PeopleQuestion,
  type Piece,
  type Question,
  type RestingLimit,
  type Task,
  type TaskReason,
  type TaskVerdict,
  type Timer,
  type Token,
  type WayBack,
} from './engine/FlowState.js';
export { flowRefusalText } from './engine/flowRefusalText.js';
export { allActivities } from './engine/pieces.js';
export { refusalTargets } from './engine/nodesBefore.js';
export { step, type StepResult } from './engine/step.js';
export { type StepContext } from './engine/StepContext.js';
export { dueOf } from './engine/timeLimits.js';
export { verdictOf } from './engine/verdictOf.js';
