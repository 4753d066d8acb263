import { type ApiClient } from '@smart-admin/api-client';
import { sendTemplate } from '../../src/modules/messageTemplate/sendTemplate.js';
import { type TestApp } from './startTestApp.js';
import { workOff } from './takeJobs.js';

/** Sends a text to the operator by one channel, and answers what became of it, with the error of an attempt that is to be made again. */
export async function sendByChannel(
  { app, admin }: { app: TestApp; admin: ApiClient },
  { channel, text, content = '{text}', smsTemplate = '' }: ChannelMessage,
) {
  const enCode = `text${Math.random().toString(36).slice(2)}`;
  const id = await admin.system.messageTemplate.create({
    body: {
      ...{ fullName: enCode, enCode, channels: [channel], subject: '提醒', content, smsTemplate },
      placeholders: [{ name: 'text', label: '', sample: '' }],
    },
  });
  await app.db
    .transaction()
    .execute((trx) => sendTemplate(trx, { code: enCode, receivers: ['operator'], values: { text } }));
  await workOff(app, 'messageTemplate.spread');
  const failure: unknown = await workOff(app, 'messageTemplate.send').then(
    () => undefined,
    (error: unknown) => error,
  );
  const { list } = await admin.system.messageDelivery.list({ query: { keyword: enCode } });
  await admin.system.messageTemplate.remove({ id });
  return { ...list[0]!, failure };
}

interface ChannelMessage {
  channel: 'sms' | 'weChat';
  text: string;
  /** Default: the text alone. */
  content?: string;
  smsTemplate?: string;
}
