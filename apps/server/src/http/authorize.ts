import { type AnyEndpoint, type Permission } from '@smart-admin/api-client/contract';
import { type FastifyRequest } from 'fastify';
import { type Deps } from '../deps.js';
import { ApiError } from '../errors/apiError.js';
import { type Caller } from '../rights/caller.js';
import { t } from '../errors/errors.messages.js';
import { MissingRight } from '../errors/MissingRight.js';

const CODE_TEXTS = { 600: t('expired'), 601: t('forcedOff'), 602: t('noToken') };

/** Who calls: see `authenticateToken` for people, `KeyAuthenticator` for programs, and for what they throw. */
export function authenticate(
  deps: Deps,
  request: FastifyRequest,
  call: AuthenticateOptions & KeyUse['call'] = {},
): Promise<Caller> {
  const token = tokenOf(request);
  const { ip, method } = request;
  return deps.apiKeys.isKey(token)
    ? deps.apiKeys.authenticate(token, { ip, method, call })
    : authenticateToken(deps, token, call);
}

/** Programs that call with keys of people. */
export interface KeyAuthenticator {
  /** Whether a token is meant to be a key of a program rather than the session of a person. */
  isKey(token: string): boolean;
  /** The owner of a key, as who the program calls. Throws 401 for a key that is not good, 403 for what it may not do, 429 for too many calls. */
  authenticate(key: string, use: KeyUse): Promise<Caller>;
  /** The same as who a program calls with the key of an id; undefined where that is not good any more. */
  holderOf(keyId: string): Promise<Caller | undefined>;
}

/** What a program wants to do, and from where. */
export interface KeyUse {
  ip: string;
  method: string;
  /** What the contract says of the call. */
  call: Pick<AnyEndpoint, 'byKey'>;
}

export interface AuthenticateOptions {
  /** Whether somebody may call who has yet to change a password that others know. Default false. */
  withInitialPassword?: boolean;
}

/** Token in the Authorization header; '' without one. */
export function tokenOf(request: FastifyRequest): string {
  return (request.headers.authorization ?? '').replace(/^Bearer /i, '').trim();
}

/** Who holds a token. Throws 600, 601 or 602, and 603 for who has to change their initial password first. */
export async function authenticateToken(
  deps: Deps,
  token: string,
  { withInitialPassword = false }: AuthenticateOptions = {},
): Promise<Caller> {
  if (!token || token.length > 200) throw new ApiError(602, CODE_TEXTS[602]);
  const { session, code } = await deps.sessions.find(token);
  if (!session) throw new ApiError(code, CODE_TEXTS[code]);
  if (session.mustChangePassword === 1 && !withInitialPassword) throw new ApiError(603, t('initialPassword'));
  const { id, userId, account, realName, organizeId } = session;
  return { sessionId: id, userId, account, realName, organizeId, rights: await deps.rights.of(userId) };
}

/** Throws 403 that names the right unless the caller has what the contract demands; see `Permission` there. */
export function authorize(permission: Permission, { rights }: Caller, params: Record<string, string>): void {
  if (permission === 'public' || permission === 'session') return;
  const [name = '', button] = permission.split(':');
  const page = name === 'model' ? rights.pageOfModel(params.id ?? '') : name;
  if (page !== undefined && (button === undefined ? rights.hasPage(page) : rights.hasButton(page, button))) return;
  // who may see everything is told that there is no such model
  if (page === undefined && rights.isAdministrator) throw new ApiError(404, t('notFound'));
  throw new MissingRight(page ?? '', button);
}
