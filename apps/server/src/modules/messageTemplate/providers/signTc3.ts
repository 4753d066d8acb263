import { createHash, createHmac } from 'node:crypto';

/**
 * Headers of a call of Tencent Cloud with a body of JSON, signed by TC3-HMAC-SHA256.
 * Source: https://cloud.tencent.com/document/api/382/52071
 */
export function signTc3(call: Tc3Call) {
  const { service, action, version, region, account, secret } = call;
  const { timestamp, day, scope } = scopeOf(call);
  const key = [day, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${secret}`);
  const signature = hmac(key, tc3Text(call)).toString('hex');
  return {
    'content-type': JSON_TYPE,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-region': region,
    'x-tc-timestamp': timestamp,
    authorization: `TC3-HMAC-SHA256 Credential=${account}/${scope}, SignedHeaders=${NAMES}, Signature=${signature}`,
  };
}

/** What is signed of a call. */
export function tc3Text(call: Omit<Tc3Call, 'account' | 'secret'>): string {
  const { host, action, body } = call;
  const { timestamp, scope } = scopeOf(call);
  const lines = `content-type:${JSON_TYPE}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const request = ['POST', '/', '', lines, NAMES, sha256(body)].join('\n');
  return ['TC3-HMAC-SHA256', timestamp, scope, sha256(request)].join('\n');
}

const NAMES = 'content-type;host;x-tc-action';

function scopeOf({ service, time }: Pick<Tc3Call, 'service' | 'time'>) {
  const day = new Date(time).toISOString().slice(0, 10);
  return { day, scope: `${day}/${service}/tc3_request`, timestamp: String(Math.floor(time / 1_000)) };
}

interface Tc3Call {
  host: string;
  service: string;
  action: string;
  version: string;
  region: string;
  body: string;
  /** The id of a secret and the secret itself. */
  account: string;
  secret: string;
  /** Milliseconds since 1970. */
  time: number;
}

const JSON_TYPE = 'application/json; charset=utf-8';

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
