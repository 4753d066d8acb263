import { type Rights } from './rights.js';

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
  /** Id and name of the API key when a program calls. */
  keyId?: string;
  keyName?: string;
}

/** Where a call comes from. */
export interface Client {
  ip: string;
  /** Place of the address, for example `广东省深圳市`. */
  readonly place: string;
  /** Browser and system, for example `Chrome 131 / Windows 10`. */
  readonly platform: string;
}
