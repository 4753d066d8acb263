import { contract, OWN_SOURCE } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type Caller } from '../../rights/caller.js';
import { t } from './dataSource.messages.js';
import { type DataSourceBody } from './dataSource.tables.js';
import { SourceFailure } from './SourceFailure.js';
import { requireUnused } from './sourceUses.js';

export const dataSourceRoutes = crudRoutes(contract.system.dataSource, {
  table: 'dataSource',
  secrets: ['password'],
  computed: { hasPassword: sql<boolean>`data_source.encrypted_password <> ''` },
  search: ['fullName', 'enCode', 'host', 'database'],
  order: [
    ['systemMark', 'desc'],
    ['sortCode', 'asc'],
    ['id', 'asc'],
  ],
  guard: (sources) => {
    const own = sources.find(({ systemMark }) => systemMark === 1);
    if (own) throw new ApiError(409, t('builtIn', { name: own.fullName }));
  },
  toRow: async ({ password, ...body }, { id, current, call }) => {
    if (current?.encryptedPassword && !password && isElsewhere(current, body))
      throw fieldError('password', t('passwordAgain'));
    const sealed = password ? { encryptedPassword: await call.deps.dataSources.passwords.seal(password, id) } : {};
    return { ...body, ...sealed };
  },
  beforeRemove: (source, { db, call }) => requireUnused(db, call.caller.rights, source),
  own: {
    test: async ({ deps, caller, body }) => {
      requireEditor(caller);
      return testSource(deps, body);
    },
  },
});

/** Whether a stored password would go to somebody else than it was given for, or be read by others on its way. */
function isElsewhere(before: Target, body: Target): boolean {
  return (['kind', 'host', 'port', 'userName', 'tls', 'certificate'] as const).some(
    (field) => before[field] !== body[field],
  );
}

type Target = Pick<DataSourceBody, 'kind' | 'host' | 'port' | 'userName' | 'tls' | 'certificate'>;

/** Throws 403 unless somebody may write sources: what they test they could store. */
function requireEditor({ rights }: Caller): void {
  const { address } = pages.dataSource;
  if (!rights.hasButton(address, 'btn_add') && !rights.hasButton(address, 'btn_edit'))
    throw new MissingRight(address, 'btn_edit');
}

/** Connects, and says how long it took and to what; where it does not, the refusal carries the reason as data. */
async function testSource(deps: Deps, { id, draft }: { id?: string | undefined; draft?: DataSourceBody | undefined }) {
  const { dataSources, db } = deps;
  const stored =
    id === undefined
      ? undefined
      : await db.selectFrom('dataSource').selectAll().where('id', '=', id).executeTakeFirst();
  const asked = draft ?? stored;
  if (!asked) throw new ApiError(400, t('nothingToTest'));
  if (stored?.id === OWN_SOURCE) return testOwn(deps);
  const started = performance.now();
  const isKept = stored !== undefined && !(draft && isElsewhere(stored, draft));
  const kept =
    isKept && stored.encryptedPassword ? await dataSources.passwords.open(stored.encryptedPassword, stored.id) : '';
  if (draft && stored?.encryptedPassword && !isKept && !draft.password)
    throw fieldError('password', t('passwordAgain'));
  try {
    const reached = await dataSources.tryOut({ ...asked, password: draft?.password || kept });
    return { isReached: true, reason: '' as const, message: '', ...reached };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    const { reason, text } = error;
    const duration = Math.round(performance.now() - started);
    throw new ApiError(400, text, (locale) => ({
      isReached: false,
      reason,
      message: text(locale),
      duration,
      version: '',
    }));
  }
}

async function testOwn({ dataSources }: Deps) {
  const started = performance.now();
  const source = await dataSources.find(OWN_SOURCE);
  const [row] = await dataSources.run(source, { isReadOnly: true }, (session) =>
    session.query({ text: source.dialect.version }),
  );
  const duration = Math.round(performance.now() - started);
  return { isReached: true, reason: '' as const, message: '', duration, version: String(row?.version) };
}
