import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { sql, type Kysely, type Selectable } from 'kysely';
import { type Database, type DatabaseTransaction } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Tables } from '../../db/tables.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { t } from '../../errors/errors.messages.js';
import { type Call, type Handler } from '../handle.js';
import { type Verb } from '../operationDetail.js';
import { nounChanged } from './crud.events.js';
import { type LooseTables } from './CrudList.js';

/**
 * Calls that do something with a thing as its state allows. Each is one transaction, done once for its key: the row is locked, so of two at once
 * the second sees what the first left; it is refused from another state than those of `from`, the noun's own work is done,
 * the row gets its new state, the log says what was done to which record and `nounChanged` is told.
 *
 * @example own: stateActions(contract.message, { states: noticeStates }, { release: { from: ['draft'], to: 'released' } })
 */
export function stateActions<
  Calls extends Record<string, AnyEndpoint>,
  Table extends keyof Tables,
  State extends string,
  const Name extends keyof Calls & string,
>(
  _calls: Calls,
  noun: StateNoun<Table, State>,
  actions: { [Key in Name]: StateAction<Table, State, Calls[Key]> },
): { [Key in Name]: Handler<Calls[Key]> } {
  const { states, fixed = {}, guard, answer } = noun;
  const { table } = states;
  const perform = (action: StateAction<Table, State, AnyEndpoint>) => async (call: Call<AnyEndpoint>) => {
    const { deps, caller } = call;
    const { id } = call.params as { id: string };
    await call.once(async (db) => {
      const rows = (db as unknown as Kysely<LooseTables>)
        .selectFrom(table as string)
        .selectAll()
        .where('id', '=', id);
      const found = Object.entries(fixed).reduce(
        (all, [column, value]) => all.where(sql<boolean>`${sql.ref(column)} = ${value}`),
        rows.forUpdate(),
      );
      const row = requireRow(await found.executeTakeFirst()) as Selectable<Tables[Table]>;
      await guard?.(row, call);
      const { recordId = id, recordName } = await states.describe(row, db);
      call.describe({ ...(action.verb ? { verb: action.verb } : {}), recordId, recordName });
      await requireState(db, states, row, action.from);
      const set = await action.work?.(row, { db, call });
      const changed = { ...(action.to === undefined ? {} : states.write?.(action.to)), ...set };
      if (Object.keys(changed).length > 0)
        await (db as unknown as Kysely<LooseTables>)
          .updateTable(table as string)
          .set(changed)
          .where('id', '=', id)
          .execute();
      await deps.events.emit(db, nounChanged, { noun: table, change: 'updated', ids: [id], userId: caller.userId });
      return null;
    });
    return answer ? answer(deps.db, id, call.locale) : null;
  };
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, perform(action as StateAction<Table, State, AnyEndpoint>)]),
  ) as { [Key in Name]: Handler<Calls[Key]> };
}

/** Throws 409 with the state that a row is in unless it is one of these. */
export async function requireState<Table extends keyof Tables, State extends string, Row extends object>(
  db: DatabaseTransaction,
  { stateOf, describe, names }: NounStates<Table, State, Row>,
  row: NoInfer<Row>,
  from: readonly State[],
): Promise<void> {
  const state = stateOf(row);
  if (from.includes(state)) return;
  const { recordName: name } = await describe(row, db);
  throw new ApiError(409, (locale) => t('wrongState', { name, state: names[state](locale) })(locale));
}

/** The states of a noun. */
export interface NounStates<Table extends keyof Tables, State extends string, Row = Selectable<Tables[Table]>> {
  table: Table;
  stateOf(row: Row): State;
  /** Columns that put a row into a state; absent where the noun's own work does. */
  write?(state: State): object;
  /** What people call the states. */
  names: Record<State, LocalText>;
  /** What the log and a refusal call a row; `recordId` where it is known by another thing than itself. */
  describe(row: Row, db: DatabaseTransaction): RowName | Promise<RowName>;
}

interface RowName {
  recordId?: string;
  recordName: string;
}

interface StateNoun<Table extends keyof Tables, State extends string> {
  states: NounStates<Table, State>;
  /** Values that all rows of the noun have, where several nouns share a table. */
  fixed?: Partial<Selectable<Tables[Table]>>;
  /** Throws where the caller may not change the row. */
  guard?(row: Selectable<Tables[Table]>, call: Call<AnyEndpoint>): Promise<void> | void;
  /** What is answered once it is done, in the language of the caller. Default null. */
  answer?(db: Database, id: string, locale: Locale): Promise<unknown>;
}

/** Something that is done with a row; who may do it says the contract. */
export interface StateAction<Table extends keyof Tables, State extends string, Endpoint extends AnyEndpoint> {
  /** States from which it can be done. */
  from: readonly State[];
  /** The state afterwards. Default: the one that its work leads to. */
  to?: State;
  /** Default: that of the contract. */
  verb?: Verb;
  /** The noun's own part, in the same transaction and before the new state; answers more columns to be set. */
  work?(
    row: Selectable<Tables[Table]>,
    context: { db: DatabaseTransaction; call: Call<Endpoint> },
  ): Promise<object | void> | object | void;
}
