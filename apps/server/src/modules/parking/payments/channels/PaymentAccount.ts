import { type KeyObject } from 'node:crypto';

/** What a merchant has with a provider. */
export interface PaymentAccount {
  /** Of the application. */
  appId: string;
  /** WeChat Pay only: of the merchant. */
  merchantId: string;
  /** WeChat Pay only: serial number of the merchant's certificate. */
  serialNumber: string;
  /** WeChat Pay only: id of the provider's public key. */
  platformKeyId: string;
  /** The provider signs by it. */
  platformKey: KeyObject;
  /** We sign by it. */
  privateKey: KeyObject;
  /** WeChat Pay only: what is told to us is encrypted by it. */
  apiKey: string;
  /** Where drivers and the provider reach this server: `https://park.example.com`. */
  origin: string;
}
