import { type SignedCodes } from './SignedCodes.js';
import { type SecretBox } from '../../db/SecretBox.js';
import { type PaymentGateways } from './payments/gateways.js';

declare module '../../deps.js' {
  interface Deps {
    /** Codes that open places and orders without a session. */
    parkingCodes: SignedCodes;
    /** Keys of the accounts that take payments. */
    paymentSecrets: SecretBox;
    /** Where the providers of payments are asked. */
    paymentGateways: PaymentGateways;
  }
}
