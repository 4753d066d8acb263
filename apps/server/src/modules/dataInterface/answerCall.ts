import { requireRow } from '../../db/requireRow.js';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { t } from './dataInterface.messages.js';
import { type InterfaceCause, type ParameterValues } from './dataInterface.tables.js';
import { type AskedInterface } from './InterfaceAsker.js';
import { InterfaceFailure } from './InterfaceFailure.js';
import { readParameters } from './readParameters.js';
import { requireCallable } from './requireCallable.js';

/**
 * The data of an enabled interface, named by its id or code, for whoever may ask it; the call is logged. A flow asks by
 * itself, whoever moves it: who released it had to be allowed to.
 */
export async function answerCall(deps: Deps, { interfaceId, caller, given, cause }: InterfaceCall): Promise<unknown> {
  const definition = await readDefinition(deps, interfaceId);
  if (cause !== 'flow') await requireCallable(deps.db, caller, definition);
  const { fullName: name } = definition;
  if (definition.enabledMark !== 1) throw new ApiError(409, t('disabled', { name }));
  const values = readParameters(definition.parameters, given, caller);
  try {
    return await askLogged(deps, { definition, values, caller, cause });
  } catch (error) {
    // the reason may quote statements and addresses
    if (error instanceof InterfaceFailure) throw new ApiError(400, t('failed', { name }));
    throw error;
  }
}

export interface InterfaceCall {
  interfaceId: string;
  caller: Caller;
  given: Record<string, unknown>;
  cause: InterfaceCause;
}

/** Asks and writes down who did, how long it took and how it ended. */
export async function askLogged(
  deps: Pick<Deps, 'db' | 'interfaces'>,
  { definition, values, caller, cause }: LoggedCall,
): Promise<unknown> {
  const started = performance.now();
  const note = (ended: { rows: number | null; isCached: 0 | 1; error: string }) =>
    deps.db
      .insertInto('dataInterfaceLog')
      .values({
        id: newId(),
        interfaceId: definition.id,
        userId: caller.userId,
        userName: caller.realName,
        cause,
        parameters: JSON.stringify(values).slice(0, MAX_TEXT),
        duration: Math.round(performance.now() - started),
        ...ended,
      })
      .execute();
  try {
    const { data, isCached } = await deps.interfaces.ask(definition, values);
    await note({ rows: Array.isArray(data) ? data.length : null, isCached: isCached ? 1 : 0, error: '' });
    return data;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await note({ rows: null, isCached: 0, error: reason.slice(0, MAX_TEXT) });
    throw error;
  }
}

interface LoggedCall {
  definition: AskedInterface;
  values: ParameterValues;
  caller: Pick<Caller, 'userId' | 'realName'>;
  cause: InterfaceCause;
}

/** A stored interface by its id or code. Throws 404. */
export async function readDefinition({ db }: Pick<Deps, 'db'>, interfaceId: string): Promise<AskedInterface> {
  const rows = await db
    .selectFrom('dataInterface')
    .selectAll()
    .where(({ eb, or }) => or([eb('id', '=', interfaceId), eb('enCode', '=', interfaceId)]))
    .execute();
  const row = requireRow(rows.find(({ id }) => id === interfaceId) ?? rows[0]);
  return { ...row, secret: '', version: row.lastModifyTime ?? row.creatorTime };
}

const MAX_TEXT = 1_000;
