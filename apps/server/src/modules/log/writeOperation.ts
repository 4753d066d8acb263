import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Deps } from '../../deps.js';
import { newId } from '../../db/newId.js';
import { type Caller } from '../../http/caller.js';
import { type Client } from '../../http/client.js';

/** Whether a call is worth a line: it changes something or takes data out. */
export function isLogged({ method, permission, logName }: AnyEndpoint): boolean {
  if (permission === 'public' || logName === false) return false;
  return (
    permission.includes(':') ||
    method === 'PUT' ||
    method === 'DELETE' ||
    (method === 'POST' && typeof logName === 'string')
  );
}

/** Writes who called what, from where, how long it took and what it answered; never what was sent. */
export async function writeOperation(deps: Deps, operation: Operation): Promise<void> {
  const { endpoint } = operation;
  try {
    const description = await describe(deps, endpoint);
    await deps.db
      .insertInto('operationLog')
      .values({ ...lineOf(operation), category: 'operation', description })
      .execute();
  } catch (error) {
    // the call itself succeeded: a full log must not turn it into a failure
    deps.log.error({ err: error, path: endpoint.path }, 'the operation log could not be written');
  }
}

/** Notes a call that changes nothing, unless its contract keeps it out of the log. */
export async function noteRequest(deps: Deps, operation: Operation): Promise<void> {
  const { path, permission, logName } = operation.endpoint;
  if (logName === false) return;
  try {
    const page = (await deps.menus.read()).byCode.get(permission);
    const description = (page ? `${page.entry.fullName} - 查询` : `查询 ${path}`).slice(0, 200);
    deps.requests.note({ ...lineOf(operation), category: 'request', description });
  } catch (error) {
    // as above: the call itself succeeded
    deps.log.error({ err: error, path }, 'a request could not be noted');
  }
}

function lineOf({ endpoint, caller, client, url, duration, resultCode }: Operation) {
  return {
    id: newId(),
    userId: caller.userId,
    userName: `${caller.realName}/${caller.account}`,
    requestMethod: endpoint.method,
    requestUrl: url.split('?')[0]?.slice(0, 300) ?? '',
    ipAddress: client.ip,
    ipPlace: client.place,
    platform: client.platform,
    requestDuration: Math.round(duration),
    resultCode,
    creatorTime: new Date(),
  };
}

export interface Operation {
  endpoint: AnyEndpoint;
  caller: Caller;
  client: Client;
  url: string;
  /** Milliseconds. */
  duration: number;
  resultCode: number;
}

/** Chinese name of the operation: the page and the button, or a fixed text. */
async function describe({ menus }: Deps, endpoint: AnyEndpoint): Promise<string> {
  if (endpoint.logName) return endpoint.logName;
  const [page = '', button] = endpoint.permission.split(':');
  const item = (await menus.read()).byCode.get(page);
  const buttonName = item?.codes.button.find(({ enCode }) => enCode === button)?.fullName;
  return [item?.entry.fullName ?? '', buttonName ?? endpoint.summary].filter(Boolean).join(' - ').slice(0, 200);
}
