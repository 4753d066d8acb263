import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { readDefinition } from './answerCall.js';
import { t } from './dataInterface.messages.js';
import { InterfaceFailure } from './InterfaceFailure.js';
import { requireCallable } from './requireCallable.js';

/**
 * Names of the columns of an enabled interface, for whoever may ask it. Its source is not asked, because that may do something
 * elsewhere: they come from what the interface declares, from a fixed text or from what the database says of a statement;
 * none where they are not known before somebody asks.
 */
export async function interfaceColumns(deps: Deps, caller: Caller, interfaceId: string): Promise<string[]> {
  const definition = await readDefinition(deps, interfaceId);
  await requireCallable(deps.db, caller, definition);
  if (definition.enabledMark !== 1) throw new ApiError(409, t('disabled', { name: definition.fullName }));
  if (definition.columns.length > 0) return definition.columns.map(({ name }) => name);
  try {
    return await deps.interfaces.columns(definition);
  } catch (error) {
    // a statement that does not work has no columns; whoever asks the interface is told
    if (error instanceof InterfaceFailure) return [];
    throw error;
  }
}
