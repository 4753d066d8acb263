import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isToldByAlipay, signedPart, signParameters } from './alipay/alipaySignature.js';
import { readPrivateKey, readPublicKey } from './channels/paymentKeys.js';
import { authorizationOf, openResource, requireSigned } from './wechat/wechatSignature.js';

// a key pair and signatures that OpenSSL's command line made (`openssl dgst -sha256 -sign`); they open nothing
const PRIVATE_KEY =
  'MIICdwIBADANBgkqhkiG9w0BAQEFAASCAmEwggJdAgEAAoGBAO+k5Yq/yjoTnkNexaJIEEa59qzYya3z1gMkdnlQ4CRo0qkHZ8FGJq2TM1/ECyikvqQLA0pLJMdPi6aHL+5W5H/HqkZL4PITCwzKrG1i5w97keVRt9HiaAXxvO/XrbUsyddZXLXVn8XVdmBwhKD4CT9SKltGNL5xGsc7lByn0rsJAgMBAAECgYEAkkeRZfRUOMco3+7FrJ1YchOpozBhSzF//UMQnlTjvNXPYSYIC04K5gDoZxh/xztoszGVvI/Jz2+ayvfSJiYcK0UPZpm1EswZcuSh3HqEjKjBphwkDQHBLSTl6LLQbFvIRDUU5dOtZEschH+ENC70g93u+SXNTFR3R6lNg4js51ECQQD4NLGad9nlX68TOsTQJNQWWp1wr02w52+pjEkFdh1Ti09vy5BZzD9U7HEZyWsHJdim49TGUFP1aSN4tQFm0GzHAkEA9ytgQyoYjgrMvrV1gQNbb10ExtVQbH2MSSSpbW7P59s9DoxXUXeulaA7l+Xbo3om4+D8eST8EfQQcbhYuS+prwJAYsSdNAmjVKo5wd4t+WHeX7LZWcD4mn/OKFrhp+Gzk84o4yTPIVysiv+3lfpXs7V0vByHTA8lCdA3xE3K6/3eewJAP7jvGGHB8tzV7FTb9mbnK87PbHOSSGYVxMWu6IepEh1zoEyONnKkj+6/bmnUNlFHtXhLnu/qDLbfhnIAbb3cAQJBAJW8Zec9kbQSutOu9611Cg04dk+oLOdRK3N35zOHl2BjwY58FhyGm8IV6fNVmjCJ/wV+hOqCDMD669PS03XRD6Y=';
const PUBLIC_KEY =
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDvpOWKv8o6E55DXsWiSBBGufas2Mmt89YDJHZ5UOAkaNKpB2fBRiatkzNfxAsopL6kCwNKSyTHT4umhy/uVuR/x6pGS+DyEwsMyqxtYucPe5HlUbfR4mgF8bzv1621LMnXWVy11Z/F1XZgcISg+Ak/UipbRjS+cRrHO5Qcp9K7CQIDAQAB';
const CALL =
  'DqrN6bCAYInrtdSmfJ/85R0/Oke6XGlFQ1/0vLllmV20ca/cPsaJsz64iblXSDL1AFGfsJBf/mt4HSSMtDdnPco6b6s94zc8iH1mWup7sEs4jVQKZFV/rfm/t1UGUf22URcHQrO2n/vowBLt6gmiNNfnPgvhzA9whycQUOU1Uuc=';
const ANSWER =
  'cD/UBE4GugmDEZ4RhocwGtfpNLUF9iONPwfHXuEfZyW41oq+Z9avJEgww4Yk1kSXkYyYdZp/MSZQmJk5PWV2GZ0JWXJ2kzF8Y+odXHMBFQbqIKTkFt3pEyQRjhgJcy5TF+e9KPCeJxfTJ8XUufRZy21OXCllW9aqZkMo/tqUH5I=';
const ALIPAY =
  'qmM23hdT3wMVsoNr2U468hrut4rBOKFeJAmtIgfSpHmvHs2P+rjJO8J5IBoc29tMXKxRXOAkgt5UWQ56ejATaMxVbwQ0zlB4NHZ45nGLYutnAzoF+d9gTeCyKu8f0iKboR5i/yBCI1OWdPGEcYf+y1uf0Hh19B0vyByQxxGRs9Q=';
// made by Python's cryptography
const AEAD = 'DUcHkaT6Ar5NbFcP4dHc0mQPviqVoryCQYZkx72M9HOV7zfzpxNFhao=';

function keys() {
  const [privateKey, publicKey] = [readPrivateKey(PRIVATE_KEY), readPublicKey(PUBLIC_KEY)];
  if (!privateKey || !publicKey) throw new Error('the keys of the test cannot be read');
  return { privateKey, publicKey };
}

describe('keys', () => {
  it('are read as PEM and as base64; other texts are none', () => {
    const { privateKey, publicKey } = keys();
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(readPublicKey(pem)?.equals(publicKey)).toBe(true);
    expect(readPrivateKey(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString())?.equals(privateKey)).toBe(
      true,
    );
    expect(readPrivateKey('secret')).toBeUndefined();
    expect(readPublicKey('')).toBeUndefined();
  });
});

describe('WeChat Pay', () => {
  it('a call is signed over method, path, time, nonce and body', () => {
    const { privateKey } = keys();
    const account = { merchantId: '1900000001', serialNumber: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1', privateKey };
    const path = '/v3/pay/transactions/out-trade-no/1795426525701?mchid=1900000001';
    const nonce = '593BEC0C930BF1AFEB40B4A08C8FB242';
    expect(authorizationOf(account, { method: 'GET', path, body: '', seconds: 1_795_426_525, nonce })).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="${nonce}",signature="${CALL}",timestamp="1795426525",serial_no="${account.serialNumber}"`,
    );
  });

  const headers: Record<string, string> = {
    'wechatpay-serial': 'PUB_KEY_ID_1',
    'wechatpay-timestamp': '1795426525',
    'wechatpay-nonce': 'c5ac7061fccab6bf3e254dcf98995b8c',
    'wechatpay-signature': ANSWER,
  };
  const body = '{"trade_state":"NOTPAY"}';
  const check = (change: Record<string, string> = {}, text = body, now = 1_795_426_525_000) => {
    const told = { ...headers, ...change };
    const account = { platformKey: keys().publicKey, platformKeyId: 'PUB_KEY_ID_1' };
    return () => requireSigned(account, (name) => told[name] ?? '', text, now);
  };

  it('an answer is believed when WeChat Pay signed it within five minutes', () => {
    expect(check()).not.toThrow();
    expect(check({}, body, 1_795_426_525_000 + 299_000)).not.toThrow();
    expect(check({}, body, 1_795_426_525_000 + 301_000)).toThrow('too old');
    expect(check({ 'wechatpay-timestamp': 'soon' })).toThrow('too old');
  });

  it('an answer is refused when anything of it was changed, or another key signed it', () => {
    expect(check({}, '{"trade_state":"SUCCESS"}')).toThrow('signature is wrong');
    expect(check({ 'wechatpay-nonce': 'x' })).toThrow('signature is wrong');
    expect(check({ 'wechatpay-signature': '' })).toThrow('signature is wrong');
    expect(check({ 'wechatpay-serial': 'PUB_KEY_ID_2' })).toThrow('another key');
  });

  it('what is told is opened by the APIv3 key alone', () => {
    const sealed = { ciphertext: AEAD, nonce: 'fdasflkja484', associated_data: 'transaction' };
    const apiKey = '0123456789abcdef0123456789abcdef';
    expect(openResource(apiKey, sealed)).toBe('{"trade_state":"SUCCESS"}');
    expect(() => openResource(createHash('md5').update('another').digest('hex'), sealed)).toThrow(Error);
    expect(() => openResource(apiKey, { ...sealed, associated_data: 'refund' })).toThrow(Error);
  });
});

describe('Alipay', () => {
  const parameters = {
    version: '1.0',
    method: 'alipay.trade.query',
    app_id: '2021000000000001',
    biz_content: '{"out_trade_no":"1795426525701"}',
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: '2026-11-23 17:40:00',
    notify_url: '',
  };

  it('a call is signed over its parameters in order, without empty ones', () => {
    expect(signParameters(parameters, keys().privateKey)).toBe(ALIPAY);
  });

  it('what is told is believed when nothing of it was changed', () => {
    const { privateKey, publicKey } = keys();
    const { sign_type: type, ...told } = parameters;
    const signed = { ...told, sign_type: type, sign: signParameters(told, privateKey) };
    expect(isToldByAlipay(signed, publicKey)).toBe(true);
    expect(isToldByAlipay({ ...signed, app_id: '2021000000000002' }, publicKey)).toBe(false);
    expect(isToldByAlipay({ ...signed, sign: '' }, publicKey)).toBe(false);
  });

  it('the signed part of an answer is cut out as it was sent', () => {
    const part = '{"code":"10000","msg":"a \\"}\\" b","list":[{"x":1}]}';
    expect(signedPart(`{"alipay_trade_query_response":${part},"sign":"abc"}`, 'alipay_trade_query_response')).toBe(
      part,
    );
    expect(signedPart(`{"sign":"abc","alipay_trade_query_response":${part}}`, 'alipay_trade_query_response')).toBe(
      part,
    );
    expect(signedPart('{"error_response":{"code":"40002"}}', 'alipay_trade_query_response')).toBeUndefined();
  });
});
