import { ProviderError } from './PaymentProvider.js';

/** Calls a provider; rejects when it does not answer in time. */
export async function callProvider(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    throw new ProviderError(`no answer of ${new URL(address).host}: ${String(error)}`, 'AWAY');
  }
}

/** Milliseconds; a driver waits for it. */
const PATIENCE = 8_000;
