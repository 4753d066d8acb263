import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import { type EmptyRule, type PeopleRule } from './PeopleRule.js';
import { type Duration, type TimeLimit } from './TimeLimit.js';
import {
  byKind,
  listOf,
  literal,
  objectOf,
  oneOf,
  optional,
  type Read,
  readId,
  readString,
  recordOf,
  wholeOf,
} from './read.js';

type RuleOf<Kind extends PeopleRule['kind']> = PeopleRule & { kind: Kind };

const ids = listOf(readId);
const level = wholeOf(1, 50);
const idsOf = <const Kind extends string>(kind: Kind): Read<{ kind: Kind; ids: string[] }> =>
  objectOf<{ kind: Kind; ids: string[] }>({ kind: literal(kind), ids });

/** Where people come from. */
export const readPeopleRules: Read<PeopleRule[]> = (raw, path) => {
  if (path.split('.among').length > 2) throw new FormDocumentError('limit', path, 'must not be chosen among a choice');
  return listOf(readRule)(raw, path);
};

const readRule: Read<PeopleRule> = byKind<PeopleRule>({
  users: idsOf('users'),
  roles: idsOf('roles'),
  positions: idsOf('positions'),
  groups: idsOf('groups'),
  organizeHeads: idsOf('organizeHeads'),
  launcherHead: objectOf<RuleOf<'launcherHead'>>({ kind: literal('launcherHead'), level }),
  superiors: objectOf<RuleOf<'superiors'>>({ kind: literal('superiors'), until: readUntil }),
  launcher: objectOf<RuleOf<'launcher'>>({ kind: literal('launcher') }),
  field: objectOf<RuleOf<'field'>>({ kind: literal('field'), path: readId }),
  expression: objectOf<RuleOf<'expression'>>({ kind: literal('expression'), expression: readString }),
  interface: objectOf<RuleOf<'interface'>>({
    kind: literal('interface'),
    interfaceId: readId,
    params: recordOf(readString),
  }),
  launcherChoice: objectOf<RuleOf<'launcherChoice'>>({
    kind: literal('launcherChoice'),
    among: optional(readPeopleRules),
  }),
  previousChoice: objectOf<RuleOf<'previousChoice'>>({
    kind: literal('previousChoice'),
    among: optional(readPeopleRules),
  }),
  nodeHandlers: objectOf<RuleOf<'nodeHandlers'>>({ kind: literal('nodeHandlers'), nodeId: readId }),
});

function readUntil(raw: unknown, path: string): RuleOf<'superiors'>['until'] {
  const isPost = typeof raw === 'object' && raw !== null && 'positionId' in raw;
  return isPost
    ? objectOf<{ positionId: string }>({ positionId: readId })(raw, path)
    : objectOf<{ level: number }>({ level })(raw, path);
}

type EmptyOf<Kind extends EmptyRule['kind']> = EmptyRule & { kind: Kind };

export const readEmptyRule: Read<EmptyRule> = byKind<EmptyRule>({
  administrators: objectOf<EmptyOf<'administrators'>>({ kind: literal('administrators') }),
  person: objectOf<EmptyOf<'person'>>({ kind: literal('person'), userId: readId }),
  pass: objectOf<EmptyOf<'pass'>>({ kind: literal('pass') }),
  refuseSubmit: objectOf<EmptyOf<'refuseSubmit'>>({ kind: literal('refuseSubmit') }),
  skipTo: objectOf<EmptyOf<'skipTo'>>({ kind: literal('skipTo'), nodeId: readId }),
});

/** At most 100,000 of a unit: ten years of minutes would do nobody any good. */
export const readDuration: Read<Duration> = objectOf<Duration>({
  amount: wholeOf(1, 100_000),
  unit: oneOf('minutes', 'hours', 'days', 'workHours', 'workDays'),
});

type ThenOf<Kind extends TimeLimit['then']['kind']> = TimeLimit['then'] & { kind: Kind };

export const readTimeLimit: Read<TimeLimit> = objectOf<TimeLimit>({
  duration: readDuration,
  remind: objectOf<TimeLimit['remind']>({ times: wholeOf(0, 100), every: readDuration }),
  then: byKind<TimeLimit['then']>({
    nothing: objectOf<ThenOf<'nothing'>>({ kind: literal('nothing') }),
    pass: objectOf<ThenOf<'pass'>>({ kind: literal('pass') }),
    refuse: objectOf<ThenOf<'refuse'>>({ kind: literal('refuse') }),
    transfer: objectOf<ThenOf<'transfer'>>({ kind: literal('transfer'), people: readPeopleRules }),
    escalate: objectOf<ThenOf<'escalate'>>({ kind: literal('escalate') }),
  }),
});
