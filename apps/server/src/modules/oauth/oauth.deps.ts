import { type SmsSender } from './smsSender.js';
import { type Signer } from '../../db/signer.js';

declare module '../../deps.js' {
  interface Deps {
    sms: SmsSender;
    /** Secret of the challenges that prove work. */
    challenges: Pick<Signer, 'read'>;
  }
}
