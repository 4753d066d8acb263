import { createHmac, randomBytes } from 'node:crypto';

const START = 'whsec_';

/** A new secret as receivers are given it: `whsec_` and 32 bytes in base64. */
export function makeSecret(): string {
  return `${START}${randomBytes(32).toString('base64')}`;
}

/**
 * Headers by which a receiver knows that a message is ours and has not been changed, by Standard Webhooks 1.0
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md): HMAC-SHA256 of
 * `id.timestamp.body`, one signature for each secret. `time` is in milliseconds since 1970.
 */
export function signatureHeaders({ id, time, body, secrets }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(time / 1_000));
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(START.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}

interface SignedMessage {
  id: string;
  time: number;
  body: string;
  secrets: readonly string[];
}
