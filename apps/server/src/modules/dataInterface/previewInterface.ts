import { pages } from '@smart-admin/api-client/pages';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { fieldError } from '../../db/requireRow.js';
import { askLogged, readDefinition } from './answerCall.js';
import { checkInterface, needsSecretAgain } from './checkInterface.js';
import { t } from './dataInterface.messages.js';
import { type InterfaceBody } from './dataInterface.tables.js';
import { type AskedInterface } from './InterfaceAsker.js';
import { readParameters } from './readParameters.js';
import { columnsOf } from './transformAnswer.js';

/** Asks an interface, or a draft of it, with test values; says why it fails. Nothing is taken from the cache. */
export async function previewInterface(deps: Deps, { id, caller, parameters, draft }: PreviewInput) {
  const stored = id === NEW ? undefined : await readDefinition(deps, id);
  const definition = draft ? asDraft(stored, draft) : (stored ?? (await readDefinition(deps, id)));
  if (definition.kind === 'sql') requireSqlRight(caller);
  const values = readParameters(definition.parameters, parameters, caller);
  const started = performance.now();
  const asked = { ...definition, cacheSeconds: 0 };
  const data = stored
    ? await askLogged(deps, { definition: asked, values, caller, cause: 'preview' })
    : (await deps.interfaces.ask(asked, values)).data;
  const duration = Math.round(performance.now() - started);
  return { data, rows: Array.isArray(data) ? data.length : null, columns: columnsOf(data), duration };
}

interface PreviewInput {
  id: string;
  caller: Caller;
  parameters: Record<string, unknown>;
  draft?: InterfaceBody | undefined;
}

/** Throws 403 for whoever may not write SQL: it reads the records of all models. */
export function requireSqlRight({ rights }: Pick<Caller, 'rights'>): void {
  const { address } = pages.dataInterface;
  if (!rights.hasButton(address, 'btn_sql')) throw new MissingRight(address, 'btn_sql');
}

function asDraft(stored: AskedInterface | undefined, draft: InterfaceBody): AskedInterface {
  checkInterface(draft);
  const isElsewhere = !stored || needsSecretAgain(stored, draft);
  if (stored?.encryptedSecret && draft.auth !== 'none' && isElsewhere && !draft.secret)
    throw fieldError('secret', t('secretAgain'));
  return {
    ...draft,
    id: stored?.id ?? NEW,
    version: 0,
    encryptedSecret: isElsewhere ? '' : stored.encryptedSecret,
  };
}

/** Id of what is not stored yet. */
const NEW = '0';
