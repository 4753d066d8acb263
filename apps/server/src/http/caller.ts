import { type Rights } from '../modules/authority/rights.js';

/** Who makes a call. */
export interface Caller {
  /** Empty when a program calls. */
  sessionId: string;
  userId: string;
  account: string;
  realName: string;
  /** Main organisation. */
  organizeId: string;
  rights: Rights;
  /** Name of the API key when a program calls. */
  keyName?: string;
}
