import { createDecipheriv, type KeyObject } from 'node:crypto';
import { ProviderError } from '../PaymentProvider.js';
import { isSigned, signText } from '../rsaSignature.js';
import { type PaymentAccount } from '../channels/PaymentAccount.js';

/**
 * The `Authorization` of a call of WeChat Pay's API v3.
 * Source: https://pay.weixin.qq.com/doc/v3/merchant/4012365342
 */
export function authorizationOf(
  { merchantId, serialNumber, privateKey }: Signer,
  { method, path, body, seconds, nonce }: SignedCall,
): string {
  const signature = signText(`${[method, path, seconds, nonce, body].join('\n')}\n`, privateKey);
  return `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${seconds}",serial_no="${serialNumber}"`;
}

/**
 * Throws unless WeChat Pay signed this answer, or what it told us, within the last five minutes.
 * Source: https://pay.weixin.qq.com/doc/v3/merchant/4013053249
 */
export function requireSigned(
  { platformKey, platformKeyId }: Pick<PaymentAccount, 'platformKey' | 'platformKeyId'>,
  header: (name: string) => string,
  body: string,
  now = Date.now(),
): void {
  const seconds = header('wechatpay-timestamp');
  if (header('wechatpay-serial') !== platformKeyId) throw new ProviderError('signed by another key', 'SIGN_ERROR');
  // a text that was caught on its way is worth nothing later; each repetition of WeChat Pay's is signed anew
  if (!(Math.abs(now / 1_000 - Number(seconds)) <= LIFETIME)) throw new ProviderError('too old', 'SIGN_ERROR');
  const text = `${[seconds, header('wechatpay-nonce'), body].join('\n')}\n`;
  if (!isSigned(text, header('wechatpay-signature'), platformKey))
    throw new ProviderError('signature is wrong', 'SIGN_ERROR');
}

/**
 * Opens what WeChat Pay tells (AEAD_AES_256_GCM, the tag behind the text). Throws when it was sealed by another key.
 * Source: https://pay.weixin.qq.com/doc/v3/merchant/4012071382
 */
export function openResource(apiKey: string, { ciphertext, nonce, associated_data: extra = '' }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce))
    .setAAD(Buffer.from(extra))
    .setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
}

const LIFETIME = 5 * 60;

interface Signer {
  merchantId: string;
  serialNumber: string;
  privateKey: KeyObject;
}

interface SignedCall {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  /** '' without one. */
  body: string;
  /** Since 1970. */
  seconds: number;
  nonce: string;
}

export interface Sealed {
  ciphertext: string;
  nonce: string;
  associated_data?: string | undefined;
}
