import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { PasswordHashSchema } from '../oauth.js';
import { NothingSchema, TimeSchema } from '../schemas.js';

/** Six digits of the app. */
const AppCodeSchema = z.string().regex(/^\d{6}$/);
/** One that was handed out when the second factor was switched on; each works once. */
const RecoveryCodesSchema = z.array(z.string());

export const SecondFactorSchema = z.object({
  /** When it was switched on; null = a password is enough. */
  since: TimeSchema.nullable(),
  /** Recovery codes that are not used up. */
  recoveryLeft: z.number().int(),
});

const path = '/api/permission/Users/Current/SecondFactor';

export const secondFactor = {
  read: endpoint({
    method: 'GET',
    path,
    permission: 'session',
    summary: 'Whether signing in takes a code of an app besides the password',
    byKey: false,
    data: SecondFactorSchema,
  }),
  start: endpoint({
    method: 'POST',
    path: `${path}/Actions/Start`,
    permission: 'session',
    byKey: false,
    summary: 'Makes a secret for an app; nothing changes before a code of it is confirmed',
    rateLimit: 30,
    body: z.object({ password: PasswordHashSchema }),
    data: z.object({
      /** Base32, to be typed into the app. */
      secret: z.string(),
      /** The same as `otpauth://`, for a QR code. */
      uri: z.string(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${path}/Actions/Confirm`,
    permission: 'session',
    byKey: false,
    summary:
      'Switches the second factor on by a code of the app; answers the recovery codes, which are never told again',
    rateLimit: 30,
    logName: 'secondFactorOn',
    body: z.object({ code: AppCodeSchema }),
    data: z.object({ recoveryCodes: RecoveryCodesSchema }),
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: `${path}/Actions/RenewCodes`,
    permission: 'session',
    byKey: false,
    summary: 'Makes new recovery codes; the old ones no longer work',
    rateLimit: 30,
    logName: 'secondFactorCodes',
    body: z.object({ password: PasswordHashSchema }),
    data: z.object({ recoveryCodes: RecoveryCodesSchema }),
  }),
  remove: endpoint({
    method: 'POST',
    path: `${path}/Actions/Remove`,
    permission: 'session',
    byKey: false,
    summary: 'Switches the second factor off',
    rateLimit: 30,
    logName: 'secondFactorOff',
    body: z.object({ password: PasswordHashSchema }),
    data: NothingSchema,
  }),
};
