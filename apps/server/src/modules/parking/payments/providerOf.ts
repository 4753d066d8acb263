import { type Deps } from '../../../deps.js';
import { type ProviderName } from './payments.tables.js';
import { alipayProvider } from './alipay/alipayProvider.js';
import { readAccount } from './channels/readAccount.js';
import { type PaymentProvider } from './PaymentProvider.js';
import { simulatedProvider } from './simulatedProvider.js';
import { wechatProvider } from './wechat/wechatProvider.js';

/** The provider of a charge, by the account that is configured now. Throws for an account that was never configured. */
export async function providerOf(deps: ProviderDeps, name: ProviderName): Promise<PaymentProvider> {
  if (name === 'simulated') return simulatedProvider(deps.db);
  const account = await readAccount(deps, name);
  const gateway = deps.paymentGateways[name];
  return name === 'wechat' ? wechatProvider(account, gateway) : alipayProvider(account, gateway);
}

export type ProviderDeps = Pick<Deps, 'db' | 'paymentSecrets' | 'paymentGateways'>;
