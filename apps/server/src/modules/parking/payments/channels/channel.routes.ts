import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { newId } from '../../../../db/newId.js';
import { requireRow } from '../../../../db/requireRow.js';
import { type Deps } from '../../../../deps.js';
import { crudRoutes } from '../../../../http/crud/crudRoutes.js';
import { ProviderError } from '../PaymentProvider.js';
import { providerOf } from '../providerOf.js';
import { toChannelRow } from './channelRow.js';

const hasSecret = sql<boolean>`parking_payment_channel.encrypted_secret <> ''`;

export const paymentChannelRoutes = crudRoutes(contract.parking.paymentChannel, {
  table: 'parkingPaymentChannel',
  secrets: ['privateKey', 'apiKey'],
  computed: { hasSecret },
  toRow: toChannelRow,
  own: {
    list: async ({ deps }) => {
      const channels = deps.db
        .selectFrom('parkingPaymentChannel')
        .select([
          ...(['id', 'enabledMark', 'provider', 'appId', 'merchantId', 'serialNumber', 'platformKeyId'] as const),
          ...(['platformKey', 'origin', 'creatorTime', 'lastModifyTime'] as const),
          sql<string>`''`.as('privateKey'),
          sql<string>`''`.as('apiKey'),
          hasSecret.as('hasSecret'),
        ]);
      return { list: await channels.orderBy('id', 'desc').execute() };
    },
    check: ({ deps, params }) => checkChannel(deps, params.id),
  },
});

/** Whether the provider believes us, and we it: asked about a charge that it cannot know, it answers that it does not. */
async function checkChannel(deps: Deps, id: string): Promise<{ ok: boolean; message: string }> {
  const channels = await deps.db.selectFrom('parkingPaymentChannel').select(['id', 'provider']).execute();
  const channel = requireRow(channels.find((row) => row.id === id));
  if (channel.provider === 'simulated') return { ok: true, message: '' };
  try {
    const provider = await providerOf(deps, channel.id);
    const { state } = await provider.query(newId());
    return { ok: state === 'unknown', message: '' };
  } catch (error) {
    if (error instanceof ProviderError) return { ok: false, message: error.message };
    throw error;
  }
}
