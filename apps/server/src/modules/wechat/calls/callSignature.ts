import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether WeChat signed some values by the token of the account.
 * Source: https://developers.weixin.qq.com/doc/offiaccount/Basic_Information/Access_Overview.html
 */
export function isSigned(token: string, values: readonly string[], signature: string): boolean {
  if (token === '') return false;
  const sign = createHash('sha1')
    .update([token, ...values].sort().join(''))
    .digest();
  const told = Buffer.from(signature, 'hex');
  return told.length === sign.length && timingSafeEqual(told, sign);
}

/**
 * The text of an encrypted call, undefined where it is not for this account or not encrypted by its key.
 * Source: https://developers.weixin.qq.com/doc/oplatform/Third-party_Platforms/2.0/api/Before_Develop/Technical_Plan.html
 */
export function decryptCall(
  encrypted: string,
  { aesKey, appId }: { aesKey: string; appId: string },
): string | undefined {
  const key = Buffer.from(`${aesKey}=`, 'base64');
  if (key.length !== 32) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  let plain: Buffer;
  try {
    plain = Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()]);
  } catch {
    // no whole number of blocks: whoever sent it does not know the key
    return undefined;
  }
  // 16 random bytes, the length of the text, the text, the app id, padding to blocks of 32 bytes
  const padding = plain.at(-1) ?? 0;
  if (plain.length < 20 || padding < 1 || padding > 32) return undefined;
  const end = 20 + plain.readUInt32BE(16);
  const receiver = plain.subarray(end, plain.length - padding).toString('utf8');
  return end <= plain.length && receiver === appId ? plain.subarray(20, end).toString('utf8') : undefined;
}
