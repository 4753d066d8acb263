import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Deps } from '../../deps.js';
import { newId } from '../../db/newId.js';
import { type Caller } from '../../http/caller.js';
import { type Client } from '../../http/client.js';
import { type KnownButton } from '../menu/buttonName.js';
import { type OperationDetail } from './operationDetail.js';
import { type Verb } from './operationMessages.js';

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

/** Writes who did what to which record, from where, how long it took and what it answered. */
export async function writeOperation(deps: Deps, operation: Operation): Promise<void> {
  const { endpoint, detail } = operation;
  try {
    await deps.db
      .insertInto('operationLog')
      .values({
        ...lineOf(operation),
        category: 'operation',
        ...(detail.noun === undefined ? {} : { noun: detail.noun }),
        verb: detail.verb ?? verbOf(endpoint),
        recordId: detail.recordId ?? '',
        recordName: detail.recordName ?? '',
        changes: JSON.stringify(detail.changes ?? []),
      })
      .execute();
  } catch (error) {
    // the call itself succeeded: a full log must not turn it into a failure
    deps.log.error({ err: error, path: endpoint.path }, 'the operation log could not be written');
  }
}

/** Notes a call that changes nothing, unless its contract keeps it out of the log. */
export function noteRequest(deps: Deps, operation: Operation): void {
  if (operation.endpoint.logName === false) return;
  deps.requests.note({ ...lineOf(operation), category: 'request', verb: 'query' });
}

function lineOf({ endpoint, params, caller, client, url, duration, resultCode }: Operation) {
  return {
    id: newId(),
    userId: caller.userId,
    userName: `${caller.realName}/${caller.account}${caller.keyName === undefined ? '' : ` (API ${caller.keyName})`}`,
    noun: nounOf(endpoint, caller, params),
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
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** What the call said of itself. */
  detail: OperationDetail;
}

/** Page whose records a call is about. */
function nounOf({ permission }: AnyEndpoint, { rights }: Caller, params: Operation['params']): string {
  const [page = ''] = permission.split(':');
  if (page === 'public' || page === 'session') return '';
  return page === 'model' ? (rights.pageOfModel(params.id ?? '') ?? '') : page;
}

/** What a call does by its contract. */
function verbOf({ permission, logName, method }: AnyEndpoint): Verb {
  if (logName) return logName;
  const [, button = ''] = permission.split(':');
  return Object.hasOwn(VERBS, button) ? VERBS[button as KnownButton] : method === 'DELETE' ? 'remove' : 'update';
}

const VERBS: Record<KnownButton, Verb> = {
  btn_add: 'create',
  btn_edit: 'update',
  btn_remove: 'remove',
  btn_batchRemove: 'remove',
  btn_detail: 'detail',
  btn_upload: 'import',
  btn_download: 'export',
  btn_print: 'detail',
  btn_resetPassword: 'resetPassword',
  btn_unlock: 'unlock',
  btn_administrators: 'administrators',
  btn_members: 'members',
  btn_release: 'release',
  btn_sql: 'update',
  btn_channels: 'update',
  btn_deliveries: 'detail',
  btn_open: 'open',
  btn_reduce: 'reduce',
  btn_collect: 'collect',
  btn_close: 'close',
  btn_refund: 'refund',
  btn_topUp: 'topUp',
  btn_review: 'review',
};
