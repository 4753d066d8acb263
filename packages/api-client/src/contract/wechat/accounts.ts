import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import { AuditSchema } from '../schemas.js';

/** `local` reaches nobody: for trying things out without an account at WeChat. */
export const WeChatProviderSchema = z.enum(['local', 'live']);

const CodeSchema = z
  .string()
  .trim()
  .max(64)
  .regex(/^[\w-]*$/)
  .default('');
/** Never answered; empty keeps the one that is stored. */
const SecretSchema = z.string().trim().max(200).default('');
const record = {
  ...AuditSchema.shape,
  /** Whether secrets are stored. */
  hasSecret: z.boolean(),
};
const TestedSchema = z.object({
  ok: z.boolean(),
  /** Why it does not work, in the caller's language; '' where it does. */
  message: z.string(),
});

export const MpConfigBodySchema = z.object({
  provider: WeChatProviderSchema,
  /** What people call the account. */
  fullName: z.string().trim().max(50).default(''),
  appId: CodeSchema,
  appSecret: SecretSchema,
  /** What WeChat signs its calls by: 3 to 32 letters and digits. */
  token: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9]{3,32})?$/)
    .default(''),
  /** What WeChat encrypts its calls by: 43 letters and digits; empty for calls in clear. */
  aesKey: z
    .string()
    .trim()
    .regex(/^([A-Za-z0-9]{43})?$/)
    .default(''),
});

export const QyConfigBodySchema = z.object({
  provider: WeChatProviderSchema,
  fullName: z.string().trim().max(50).default(''),
  corpId: CodeSchema,
  /** Number of the application that sends messages. */
  agentId: z
    .string()
    .trim()
    .regex(/^\d{0,10}$/)
    .default(''),
  /** Of the application. */
  agentSecret: SecretSchema,
  /** Of the address book, which changes departments and members. */
  contactSecret: SecretSchema,
});

const mpEdit = pages.weChatMpConfig.button('btn_edit');
const qyEdit = pages.weChatQyConfig.button('btn_edit');

/** The public account; its one row has the id `mp`. */
export const mpConfig = {
  ...crudEndpoints({
    path: '/api/wechat/MPConfig',
    page: { permission: pages.weChatMpConfig.permission, button: () => mpEdit },
    body: MpConfigBodySchema,
    record,
    calls: {
      read: 'The public account, without its secrets',
      changes: 'Its last changes',
      update: 'Changes the public account; another app id needs its secret again',
    },
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/wechat/MPConfig/{id}/Actions/Test',
    permission: mpEdit,
    summary: 'Asks WeChat by these values, which need not be saved; an empty secret is the stored one',
    logName: false,
    rateLimit: 20,
    body: MpConfigBodySchema,
    data: TestedSchema,
  }),
};

/** The enterprise account (WeCom); its one row has the id `qy`. */
export const qyConfig = {
  ...crudEndpoints({
    path: '/api/wechat/QYConfig',
    page: { permission: pages.weChatQyConfig.permission, button: () => qyEdit },
    body: QyConfigBodySchema,
    record,
    calls: {
      read: 'The enterprise account, without its secrets',
      changes: 'Its last changes',
      update: 'Changes the enterprise account; another corp id needs its secrets again',
    },
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/wechat/QYConfig/{id}/Actions/Test',
    permission: qyEdit,
    summary: 'Asks WeCom by these values, which need not be saved; empty secrets are the stored ones',
    logName: false,
    rateLimit: 20,
    body: QyConfigBodySchema,
    data: TestedSchema,
  }),
};
