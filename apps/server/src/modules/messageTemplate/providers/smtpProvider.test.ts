import { expect, it } from 'vitest';
import { startMailServer } from '../../../../test/support/startMailServer.js';
import { toFieldError } from '../channelRow.js';
import { type ChannelBody } from '../messageTemplate.tables.js';
import { smtpProvider } from './smtpProvider.js';

const channel: ChannelBody = {
  ...{ enabledMark: 1, provider: 'smtp', host: '127.0.0.1', port: 0, security: 'none', account: 'system' },
  ...{ secret: 'right', fromAddress: 'system@example.com', fromName: '' },
  ...{ url: '', authorization: '', requestBody: '', accepted: '' },
  ...{ signName: '', appId: '', codeTemplate: '' },
};

it('an account that the server refuses is told at its field, another fault at the server', async () => {
  const server = await startMailServer({
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'system' }) : done(new Error('bad password')),
  });
  const asked = { ...channel, port: server.port };
  await smtpProvider.verify(asked);
  expect(await faultOf({ ...asked, secret: 'wrong' })).toEqual({ account: expect.stringContaining('bad password') });
  expect(server.mails).toEqual([]);
  await server.stop();
  expect(await faultOf(asked)).toEqual({ host: expect.stringContaining('ECONNREFUSED') });
});

async function faultOf(asked: ChannelBody): Promise<unknown> {
  const error = await smtpProvider.verify(asked).then(() => undefined, toFieldError);
  const { data } = error ?? {};
  return typeof data === 'function' && 'fieldErrors' in data('en') ? (data('en') as FieldErrors).fieldErrors : error;
}

interface FieldErrors {
  fieldErrors: Record<string, string>;
}
