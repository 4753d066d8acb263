import * as z from 'zod';
import { newId } from '../../../db/newId.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../messageTemplate.messages.js';
import { type ChannelBody } from '../messageTemplate.tables.js';
import { type ChannelProvider, DeliveryRefused, type OutgoingMessage } from './ChannelProvider.js';
import { signAcs3 } from './signAcs3.js';
import { signTc3 } from './signTc3.js';

/** Where the clouds that carry short messages are asked. */
export const SMS_CLOUDS = { aliyun: 'https://dysmsapi.aliyuncs.com', tencent: 'https://sms.tencentcloudapi.com' };

/** Milliseconds. */
const PATIENCE = 15_000;
/** Characters of an answer that are told. */
const TOLD = 200;

/**
 * Short messages by Alibaba Cloud: a template that it has approved, with its values by name.
 * Source: https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms
 */
export const aliyunProvider: ChannelProvider = {
  needsTemplate: true,
  async send({ id, address, template }, channel, { smsClouds }) {
    const { id: TemplateCode, values } = requireTemplate(template);
    const { Code, Message } = await askAliyun(smsClouds.aliyun, channel, 'SendSms', {
      ...{ PhoneNumbers: address, SignName: channel.signName, TemplateCode, OutId: id },
      TemplateParam: JSON.stringify(Object.fromEntries(values)),
    });
    if (Code !== 'OK') throw refusalOf(`${Code} ${Message}`, /^isv\.(MOBILE|TEMPLATE|SMS_|PARAM|INVALID|BLACK)/);
  },
  async verify(channel, { smsClouds }) {
    const answer = await askAliyun(smsClouds.aliyun, channel, 'QuerySmsSign', { SignName: channel.signName });
    // whoever may only send gets no answer about signatures, which says that the key is right
    if (/AccessKey|Signature(DoesNotMatch|Nonce)|IncompleteSignature/i.test(answer.Code))
      throw new ApiError(409, t('keyRefused', { reason: `${answer.Code} ${answer.Message}`.slice(0, TOLD) }));
  },
};

async function askAliyun(
  address: string,
  { account, secret }: ChannelBody,
  action: string,
  parameters: Readonly<Record<string, string>>,
) {
  const url = new URL(address);
  const { query, headers } = signAcs3({
    ...{ host: url.host, query: parameters, action, version: '2017-05-25', account, secret },
    ...{ date: `${new Date().toISOString().slice(0, 19)}Z`, nonce: newId() },
  });
  url.search = query;
  return askCloud(url, { method: 'POST', headers }, AliyunSchema);
}

const AliyunSchema = z.looseObject({ Code: z.string().default(''), Message: z.string().default('') });

/**
 * Short messages by Tencent Cloud: a template that it has approved, with its values in their order.
 * Source: https://cloud.tencent.com/document/api/382/55981
 */
export const tencentProvider: ChannelProvider = {
  needsTemplate: true,
  async send({ id, address, template }, channel, { smsClouds }) {
    const { id: TemplateId, values } = requireTemplate(template);
    const { Error: error, SendStatusSet } = await askTencent(smsClouds.tencent, channel, 'SendSms', {
      ...{ PhoneNumberSet: [address.startsWith('+') ? address : `+86${address}`], SmsSdkAppId: channel.appId },
      ...{ SignName: channel.signName, TemplateId, TemplateParamSet: values.map(([, value]) => value) },
      SessionContext: id,
    });
    const { Code, Message } = error ?? SendStatusSet[0] ?? { Code: '', Message: '' };
    if (Code !== 'Ok')
      throw refusalOf(`${Code} ${Message}`, /^(FailedOperation\.(Template|Sign|PhoneNumberInBlack)|InvalidParameter)/);
  },
  async verify(channel, { smsClouds }) {
    const query = { SignIdSet: [0], International: 0 };
    const { Error: error } = await askTencent(smsClouds.tencent, channel, 'DescribeSmsSignList', query);
    if (error?.Code.startsWith('AuthFailure'))
      throw new ApiError(409, t('keyRefused', { reason: `${error.Code} ${error.Message}`.slice(0, TOLD) }));
  },
};

async function askTencent(address: string, { account, secret }: ChannelBody, action: string, parameters: object) {
  const url = new URL(address);
  const body = JSON.stringify(parameters);
  const headers = signTc3({
    ...{ host: url.host, service: 'sms', action, version: '2021-01-11', region: 'ap-guangzhou' },
    ...{ body, account, secret, time: Date.now() },
  });
  return (await askCloud(url, { method: 'POST', headers, body }, TencentSchema)).Response;
}

const StatusSchema = z.looseObject({ Code: z.string(), Message: z.string().default('') });
const TencentSchema = z.looseObject({
  Response: z.looseObject({ Error: StatusSchema.optional(), SendStatusSet: z.array(StatusSchema).default([]) }),
});

/** What a cloud answers, whatever its status. Throws 409 for no answer, and for one that is none of a cloud. */
async function askCloud<Answer>(url: URL, init: RequestInit, schema: z.ZodType<Answer>): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    return schema.parse(await response.json());
  } catch (error) {
    // its address carries the message
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new ApiError(409, t('gatewayAway', { host: url.host, reason }));
  }
}

/** Clouds send what they have approved, and no text of ours. */
function requireTemplate(template: OutgoingMessage['template']) {
  if (!template?.id) throw new DeliveryRefused(t('noSmsTemplate'));
  return template;
}

/** `wrong` are the answers that say that the message itself, or what it is made of, will never be taken. */
function refusalOf(reason: string, wrong: RegExp): ApiError {
  const text = t('cloudRefused', { reason: reason.slice(0, TOLD) });
  return wrong.test(reason) ? new DeliveryRefused(text) : new ApiError(409, text);
}
