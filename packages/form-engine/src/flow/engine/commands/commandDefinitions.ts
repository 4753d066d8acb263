import { type FlowCommandKind } from '../FlowCommand.js';
import { addPeople, removeAdded } from './addPeople.js';
import { answer } from './answer.js';
import { answered } from './answered.js';
import { answerHelp, assist } from './assist.js';
import { retry, skip } from './calls.js';
import { cancel, revive } from './cancel.js';
import { claim, release } from './claim.js';
import { approve, refuse } from './decide.js';
import { type CommandDefinition } from './defineCommand.js';
import { handOver } from './handOver.js';
import { jump } from './jump.js';
import { outsideFailed } from './outsideFailed.js';
import { pause, resume } from './pause.js';
import { report } from './reports.js';
import { revoke } from './revoke.js';
import { submit } from './submit.js';
import { takeBack } from './takeBack.js';
import { tick } from './tick.js';
import { assign, transfer } from './transfer.js';
import { circulate, comment, urge } from './words.js';

/** Every command. */
const commandDefinitions: readonly CommandDefinition<FlowCommandKind>[] = [
  submit,
  approve,
  refuse,
  transfer,
  assist,
  answerHelp,
  addPeople,
  removeAdded,
  takeBack,
  claim,
  release,
  revoke,
  urge,
  comment,
  circulate,
  assign,
  jump,
  pause,
  resume,
  cancel,
  revive,
  handOver,
  retry,
  skip,
  answer,
  tick,
  report,
  answered,
  outsideFailed,
];

const byKind = new Map(commandDefinitions.flatMap((definition) => definition.kinds.map((kind) => [kind, definition])));

/** What a command of a kind does; undefined for one that came from outside and does not exist. */
export function commandDefinition(kind: FlowCommandKind): CommandDefinition<FlowCommandKind> | undefined {
  return byKind.get(kind);
}
