import { type KeyObject } from 'node:crypto';
import { isSigned, signText } from '../rsaSignature.js';

/**
 * The signature (RSA2) of a call of Alipay's gateway: all parameters but the signature, sorted, without empty ones.
 * Source: https://opendocs.alipay.com/common/02mse7
 */
export function signParameters(parameters: Record<string, string>, key: KeyObject): string {
  return signText(textOf(parameters, ['sign']), key);
}

/**
 * Whether Alipay signed what it told us.
 * Source: https://opendocs.alipay.com/common/02mse7 (asynchronous notices leave `sign_type` out, too)
 */
export function isToldByAlipay(told: Record<string, string>, key: KeyObject): boolean {
  return isSigned(textOf(told, ['sign', 'sign_type']), told.sign ?? '', key);
}

/** The part of an answer that is signed, as it was sent: the JSON value of a member; undefined without it. */
export function signedPart(json: string, member: string): string | undefined {
  const name = `"${member}":`;
  const start = json.indexOf(name);
  if (start === -1) return undefined;
  let depth = 0;
  let isText = false;
  for (let at = start + name.length; at < json.length; at += 1) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return json.slice(start + name.length, at + 1);
    }
  }
  return undefined;
}

function textOf(parameters: Record<string, string>, without: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => !without.includes(name) && parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
}
