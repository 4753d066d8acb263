import { expect, it } from 'vitest';
import { makeSecret, signatureHeaders } from './signature.js';

// the vector that the libraries of Standard Webhooks are tested with
const vector = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  time: 1_614_265_330_000,
  body: '{"test": 2432232314}',
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
};

it('signs as the published vector of Standard Webhooks does', () => {
  expect(signatureHeaders(vector)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs once with each secret, and another message in another way', () => {
  const both = signatureHeaders({ ...vector, secrets: [...vector.secrets, makeSecret()] })['webhook-signature'];
  expect(both?.split(' ')).toHaveLength(2);
  expect(both?.split(' ')[0]).toBe(signatureHeaders(vector)['webhook-signature']);
  for (const other of [{ id: 'msg_2' }, { time: vector.time + 1_000 }, { body: '{}' }])
    expect(signatureHeaders({ ...vector, ...other })['webhook-signature']).not.toBe(
      signatureHeaders(vector)['webhook-signature'],
    );
});

it('makes secrets of 32 bytes, each another one', () => {
  const secrets = Array.from({ length: 20 }, makeSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
});
