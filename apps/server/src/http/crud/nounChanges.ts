import { type NounChangeSchema } from '@smart-admin/api-client/contract';
import { mergeChanges, type RecordChange } from '@smart-admin/form-engine/core';
import { sql, type Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { type Tables } from '../../db/tables.js';
import { snakeCase } from '../../db/snakeCase.js';
import { addTo } from '../../db/groups.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from '../../errors/errors.messages.js';
import { applyListChange, isListChange } from './listChange.js';

/** What a value takes at most in the memory of changes, in characters of JSON; a document of a designer takes more. */
const REMEMBERED = 20_000;

/**
 * What a change makes of a thing: the fields of `sent` on top of `before`. Fields that others have changed since the
 * revision that the change was made on stay theirs; throws 409 with `conflict` where both changed the same differently.
 */
export async function mergeNounChange<Body extends z.ZodObject>(
  db: Executor,
  change: SentChange<Body>,
): Promise<z.output<Body>> {
  const { noun, id } = change;
  const since = staleSince(change);
  return mergeWithKnown(change, since === undefined ? [] : await readChanges(db, { noun, id, since }).execute());
}

/** The revision that a change was made on, where others have changed the thing since. */
export function staleSince({ revision, sent }: Pick<SentChange<z.ZodObject>, 'revision' | 'sent'>): number | undefined {
  const asked = sent.revision;
  return typeof asked === 'number' && asked < revision ? asked : undefined;
}

/** `mergeNounChange` with the changes since then, the latest first, which have been read. */
export function mergeWithKnown<Body extends z.ZodObject>(
  { whole, revision, before, sent, hidden = NONE, seen = wholeValue }: SentChange<Body>,
  known: readonly KnownChange[],
): z.output<Body> {
  const { revision: asked, ...named } = withDefaults(whole, before, sent);
  const set: Fields = {};
  for (const [field, value] of Object.entries(named))
    if (value !== undefined) set[field] = isListChange(value) ? applyListChange(before[field], value) : value;
  if (typeof asked !== 'number' || asked === revision) return { ...before, ...set } as z.output<Body>;
  if (asked > revision) throw new ApiError(400, t('badRevision'));
  // where the memory does not reach back so far, every field counts as changed by others
  const isWhole = known.length === revision - asked;
  const changed = isWhole ? new Set(known.flatMap((change) => change.fields)) : Object.keys(before);
  const base = isWhole
    ? known.reduce((state, { fields, undo }) => ({ ...state, ...without(fields), ...undo }), before)
    : {};
  const views = [...changed]
    .filter((field) => !hidden.has(field))
    .map((field) => ({ field, original: seen(field, base[field]), current: seen(field, before[field]) }))
    // others changed only what the caller does not see, which their own change keeps
    .filter(
      ({ field, original, current }) =>
        !isWhole || !isDeepStrictEqual(original, current) || isDeepStrictEqual(base[field], before[field]),
    );
  const theirs = changeOf(revision, Object.fromEntries(views.map(({ field, current }) => [field, current])));
  const mine = Object.entries(set).filter(([field]) => !isListChange(named[field]));
  const originals = Object.fromEntries(views.map(({ field, original }) => [field, original]));
  const { conflicts } = mergeChanges(originals, theirs, changeOf(asked, Object.fromEntries(mine)));
  if (conflicts.length === 0) return { ...before, ...set } as z.output<Body>;
  const [last] = known;
  throw new ApiError(409, t('conflict', { count: conflicts.length }), {
    conflict: {
      revision,
      userName: last?.userName ?? '',
      time: last?.creatorTime ?? 0,
      conflicts,
      theirs: { set: theirs.set, rows: {} },
    },
  });
}

interface SentChange<Body> {
  /** Schema of all that can be changed. */
  whole: Body;
  /** Name of the table: `role`. */
  noun: keyof Tables;
  id: string;
  /** Revision that is stored; the row must be locked. */
  revision: number;
  /** All that can be changed, as it is stored. */
  before: Fields;
  /** What the call sent, `revision` included. */
  sent: Fields;
  /** Fields that the caller may not see, and so does not send. */
  hidden?: ReadonlySet<string>;
  /** Part of a stored value of a field that the caller may see. Default: all of it. */
  seen?(field: string, value: unknown): unknown;
}

const NONE: ReadonlySet<string> = new Set();

const wholeValue = (_field: string, value: unknown): unknown => value;

type Fields = Record<string, unknown>;

/**
 * Gives a thing its next revision and remembers what the change was, when something did change; answers the fields. Whoever writes fields
 * that a form holds calls it in the same transaction, with the row locked.
 */
export async function rememberNounChange(
  db: Executor,
  { noun, id, before, after, given = NONE, userId, nextRevision = raiseRevision }: RememberedChange,
): Promise<readonly string[]> {
  const { fields, undo } = whatChanged({ before, after, given });
  if (fields.length === 0) return fields;
  const revision = await nextRevision(db, noun, id);
  await db
    .insertInto('nounChange')
    .values({ noun: snakeCase(noun), recordId: id, revision, userId, fields, undo: JSON.stringify(undo) })
    .execute();
  return fields;
}

/** The same for many things at once, by two statements however many they are; answers the ids of those that did change. */
export async function rememberNounChanges(
  db: Executor,
  { noun, userId, changes }: RememberedChanges,
): Promise<readonly string[]> {
  const written = changes
    .map(({ id, before, after }) => ({ id, ...whatChanged({ before, after }) }))
    .filter(({ fields }) => fields.length > 0);
  const ids = written.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await (db as unknown as Kysely<Record<string, { id: string; revision: number }>>)
    .updateTable(noun)
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  await sql`
    insert into noun_change (noun, record_id, revision, user_id, fields, undo)
    select ${snakeCase(noun)}, written.id, thing.revision, ${userId},
      array(select jsonb_array_elements_text(written.fields)), written.undo
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as written (id text, fields jsonb, undo jsonb)
      join ${sql.table(noun)} thing on thing.id = written.id`.execute(db);
  return ids;
}

interface RememberedChanges extends Pick<RememberedChange, 'noun' | 'userId'> {
  changes: readonly Pick<RememberedChange, 'id' | 'before' | 'after'>[];
}

/** The fields that a change touches, and what stood there, as far as that is kept. */
function whatChanged({ before, after, given = NONE }: Pick<RememberedChange, 'before' | 'after' | 'given'>) {
  const differs = (field: string) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null);
  const fields = Object.keys(after).filter((field) => given.has(field) || differs(field));
  const undo = fields.map((field) => [field, before[field] ?? null] as const);
  const small = undo.filter(([, value]) => JSON.stringify(value).length <= REMEMBERED);
  return { fields, undo: Object.fromEntries(small) };
}

interface RememberedChange {
  noun: keyof Tables;
  id: string;
  /** Fields that a form holds, before and after; others need not be named. */
  before: Fields;
  after: Fields;
  /** Fields of `after` that changed though they read the same: secrets. */
  given?: ReadonlySet<string>;
  userId: string;
  /** Raises the revision and answers it. Default: that of the row. */
  nextRevision?: (db: Executor, noun: keyof Tables, id: string) => Promise<number>;
}

async function raiseRevision(db: Executor, noun: keyof Tables, id: string): Promise<number> {
  const { revision } = await (db as unknown as Kysely<Record<string, { id: string; revision: number }>>)
    .updateTable(noun)
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** What a call sent; null means what a new one has. What is not stored, such as a secret, counts as that too. */
function withDefaults(whole: z.ZodObject, before: Fields, sent: Fields): Fields {
  const filled = { ...sent };
  for (const [field, schema] of Object.entries(whole.shape))
    if (schema instanceof z.ZodDefault && (sent[field] === null || (sent[field] === undefined && !(field in before))))
      filled[field] = schema.parse(undefined);
  return filled;
}

/** The last changes of a thing, the latest first: what each made of what, as far as that was kept and the caller may see it. */
export async function listNounChanges(
  db: Executor,
  { noun, id, state, hidden = NONE, seen = wholeValue }: ToldChanges,
): Promise<NounChange[]> {
  const known = new Map(Object.entries(state));
  const changes = await readChanges(db, { noun, id, since: 0 }).limit(TOLD).execute();
  const shown = (fields: readonly string[], valueOf: (field: string) => unknown) =>
    Object.fromEntries(
      fields
        .filter((field) => !hidden.has(field))
        .map((field) => [field, seen(field, valueOf(field))] as const)
        .filter(([, value]) => value !== undefined),
    );
  return changes.map(({ revision, userName, creatorTime, fields, undo }) => {
    const after = shown(fields, (field) => known.get(field));
    for (const field of fields)
      if (Object.hasOwn(undo, field)) known.set(field, undo[field]);
      else known.delete(field);
    const before = shown(fields, (field) => known.get(field));
    return { revision, userName: userName ?? '', time: creatorTime, fields, before, after };
  });
}

/** Changes that are told of one thing. */
const TOLD = 100;

interface ToldChanges extends Pick<SentChange<z.ZodObject>, 'noun' | 'id' | 'hidden' | 'seen'> {
  /** All that can be changed, as it is stored now. */
  state: Fields;
}

type NounChange = z.input<typeof NounChangeSchema>;

/** Changes of several things, each after a revision of its own, by one statement; the latest of each first. */
export async function readChangesOf(
  db: Executor,
  noun: keyof Tables,
  asked: readonly { id: string; since: number }[],
): Promise<ReadonlyMap<string, readonly KnownChange[]>> {
  const known = new Map<string, KnownChange[]>();
  if (asked.length === 0) return known;
  const rows = await changesOf(db, noun)
    .innerJoin(
      sql<{ id: string; since: number }>`(
        select id, since from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id text, since integer))`.as(
        'asked',
      ),
      (join) => join.onRef('asked.id', '=', 'nounChange.recordId'),
    )
    .whereRef('nounChange.revision', '>', 'asked.since')
    .select('nounChange.recordId')
    .execute();
  for (const { recordId, ...change } of rows) addTo(known, recordId, change);
  return known;
}

type KnownChange = Awaited<ReturnType<ReturnType<typeof changesOf>['execute']>>[number];

/** Changes after a revision, the latest first. */
function readChanges(db: Executor, { noun, id, since }: { noun: keyof Tables; id: string; since: number }) {
  return changesOf(db, noun).where('recordId', '=', id).where('nounChange.revision', '>', since);
}

function changesOf(db: Executor, noun: keyof Tables) {
  return db
    .selectFrom('nounChange')
    .leftJoin('userAccount', 'userAccount.id', 'nounChange.userId')
    .select(['fields', 'undo', 'realName as userName', 'nounChange.creatorTime', 'nounChange.revision'])
    .where('noun', '=', snakeCase(noun))
    .orderBy('nounChange.revision', 'desc');
}

/** What was there is not known. */
function without(fields: readonly string[]): Fields {
  return Object.fromEntries(fields.map((field) => [field, null]));
}

function changeOf(revision: number, set: Fields): RecordChange {
  return { revision, set, rows: {} };
}
