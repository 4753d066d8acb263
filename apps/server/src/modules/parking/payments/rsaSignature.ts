import { sign, verify, type KeyObject } from 'node:crypto';

/** RSASSA-PKCS1-v1_5 with SHA-256, in base64: how both providers sign. */
export function signText(text: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

/** Whether the text was signed by the owner of the key. */
export function isSigned(text: string, signature: string, key: KeyObject): boolean {
  return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
