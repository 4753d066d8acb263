import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import { AuditSchema, EnabledMarkSchema, listOf } from '../schemas.js';

const ProviderSchema = z.enum(['simulated', 'live']);
const SecretSchema = z.string().trim().max(5_000).default('');
const NameSchema = z
  .string()
  .trim()
  .max(64)
  .regex(/^[\w-]*$/)
  .default('');

export const PaymentChannelBodySchema = z.object({
  /** Whether drivers can pay by it. */
  enabledMark: EnabledMarkSchema.default(0),
  /** `simulated` takes no money: for trying things out. */
  provider: ProviderSchema,
  /** Of the application, from the provider's console. */
  appId: NameSchema,
  /** WeChat Pay only: of the merchant. */
  merchantId: NameSchema,
  /** WeChat Pay only: serial number of the merchant's certificate. */
  serialNumber: NameSchema,
  /** WeChat Pay only: id of its public key. */
  platformKeyId: NameSchema,
  /** The provider's public key: PEM, or its base64 alone. */
  platformKey: SecretSchema,
  /** Ours, as PEM or its base64. Never answered; empty keeps the one that is stored. */
  privateKey: SecretSchema,
  /** WeChat Pay only: its APIv3 key, 32 characters. Never answered; empty keeps the one that is stored. */
  apiKey: z.string().trim().max(32).default(''),
  /** Where the provider and drivers reach this server: `https://park.example.com`. */
  origin: z.union([z.url({ protocol: /^https?$/ }).max(200), z.literal('')]).default(''),
});

const button = pages.parkingPayment.button('btn_channels');
const record = {
  ...AuditSchema.shape,
  /** Whether keys are stored. */
  hasSecret: z.boolean(),
};
const path = '/api/parking/PaymentChannel';

/** How drivers pay; the channels are `wechat` and `alipay`, none is created or deleted. */
export const paymentChannel = {
  ...crudEndpoints({
    path,
    page: { permission: button, button: () => button },
    body: PaymentChannelBodySchema,
    record,
    calls: {
      read: 'One way to pay, without its keys',
      update: 'Changes one way to pay',
      updateState: 'Switches one way to pay on or off',
    },
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: button,
    summary: 'The ways to pay, without their keys',
    data: listOf(PaymentChannelBodySchema.extend({ id: z.enum(['wechat', 'alipay']), ...record })),
  }),
  check: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Check`,
    permission: button,
    logName: false,
    summary: 'Asks the provider about a charge that does not exist: by its answer the keys are right',
    data: z.object({ ok: z.boolean(), message: z.string() }),
  }),
};
