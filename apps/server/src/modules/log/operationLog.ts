import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { diffFields, type FieldChange, type Verb } from '../../http/operationDetail.js';
import { type Operation, type OperationLog, type RecordStates } from '../../http/OperationLog.js';
import { type Caller } from '../../rights/caller.js';
import { type KnownButton } from '../menu/buttonName.js';
import { namesOfReferences } from './namesOfReferences.js';

/** The operation log in its table; calls that change nothing are written once a second. */
export class StoredOperationLog implements OperationLog {
  constructor(private readonly needs: Pick<Deps, 'db' | 'log' | 'requests'>) {}

  async write(operation: Operation): Promise<void> {
    const { endpoint } = operation;
    if (isLogged(endpoint)) return this.writeChange(operation);
    if (endpoint.logName !== false)
      this.needs.requests.note({ ...lineOf(operation), category: 'request', verb: 'query' });
  }

  async changesBetween(db: Executor, { before, after, parents }: RecordStates): Promise<FieldChange[]> {
    return diffFields(before, after, await namesOfReferences(db, [before, after], parents));
  }

  private async writeChange(operation: Operation): Promise<void> {
    const { endpoint, detail } = operation;
    try {
      await this.needs.db
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
      this.needs.log.error({ err: error, path: endpoint.path }, 'the operation log could not be written');
    }
  }
}

/** Whether a call is worth a line: it changes something or takes data out. */
function isLogged({ method, permission, logName }: AnyEndpoint): boolean {
  if (permission === 'public' || logName === false) return false;
  return (
    permission.includes(':') ||
    method === 'PUT' ||
    method === 'DELETE' ||
    (method === 'POST' && typeof logName === 'string')
  );
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
  btn_patrol: 'update',
  btn_reduce: 'reduce',
  btn_collect: 'collect',
  btn_close: 'close',
  btn_refund: 'refund',
  btn_waive: 'reduce',
  btn_retry: 'refund',
  btn_handOver: 'refund',
  btn_issue: 'update',
  btn_topUp: 'topUp',
  btn_review: 'review',
  btn_settle: 'review',
  btn_cancel: 'close',
  btn_assign: 'update',
  btn_migrate: 'migrate',
  btn_adopt: 'create',
  btn_rows: 'detail',
  btn_run: 'run',
};
