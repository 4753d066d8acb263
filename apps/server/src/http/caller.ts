import { type Rights } from '../modules/authority/rights.js';

/** Who makes a call. */
export interface Caller {
  sessionId: string;
  userId: string;
  account: string;
  realName: string;
  /** Main organisation. */
  organizeId: string;
  rights: Rights;
}
