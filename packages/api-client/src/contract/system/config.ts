import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { changeOf, RevisionSchema } from '../changeOf.js';
import { endpoint } from '../endpoint.js';
import { NounChangesSchema } from '../nounChange.js';
import { SysConfigSchema } from '../oauth.js';
import { EnabledMarkSchema, IdSchema, NothingSchema } from '../schemas.js';
import { WorkCalendarSchema } from './workCalendar.js';

const NameSchema = z.string().trim().min(1).max(100);
/** An http(s) address, or '' for none: it becomes a link, so nothing else may stand there. */
const AddressSchema = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/[^\s"'<>]+)?$/);

/** Address of an uploaded picture or a data: picture; '' for none. */
const PictureSchema = z
  .string()
  .max(200_000)
  .regex(/^(\/(?!\/)[^\s"'<>]*|data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=]+)?$/);

/** The whole system configuration: the part that everybody may read, and what only the server reads. */
export const SystemConfigSchema = SysConfigSchema.extend({
  sysName: NameSchema,
  sysNameEn: NameSchema,
  sysNameZhtw: NameSchema,
  sysVersion: z.string().trim().min(1).max(50),
  logoIcon: PictureSchema,
  navigationIcon: PictureSchema,
  loginIcon: PictureSchema,
  appIcon: PictureSchema,
  copyright: z.string().trim().max(200),
  specialAccount: z
    .string()
    .max(100)
    .regex(/^[A-Za-z0-9]*$/),
  docUrl: AddressSchema,
  feedbackMail: z.union([z.email().max(254), z.literal('')]),
  dataVHost: AddressSchema,
  /** Original id (`gh_...`) of the WeChat mini-program that the pages behind codes offer to open; '' offers none. */
  miniProgram: z
    .string()
    .trim()
    .max(50)
    .regex(/^(gh_[\w-]+)?$/),
  /** Page of it that opens; '' for its first. */
  miniProgramPath: z
    .string()
    .trim()
    .max(500)
    .regex(/^[^\s"'<>]*$/),
  isOpenCopyright: EnabledMarkSchema,
  /** Wrong passwords in a row until an account is locked; 0 never locks. */
  passwordErrorsNumber: z.number().int().min(0).max(100),
  /** Minutes until a locked account opens by itself; 0 waits for the unlock action. */
  lockMinutes: z.number().int().min(0).max(100_000),
  /** Wrong passwords in a row until a captcha is asked for; 0 asks always. */
  captchaErrorsNumber: z.number().int().min(0).max(100),
  /** Days until a password has to be changed at the next sign-in with it; 0 never. */
  passwordDays: z.number().int().min(0).max(3_650),
  /** How many of the last passwords, the present one among them, cannot be chosen again; 0 or 1: the present one alone. */
  passwordHistory: z.number().int().min(0).max(24),
  /** Addresses and networks (CIDR) from which people may sign in, one a line; '' = all. This machine itself always may. */
  allowedAddresses: z.string().trim().max(4_000),
  /** Who signs in with a second factor whether they want to or not: nobody, everybody, or who holds certain roles. */
  secondFactorFor: z.enum(['none', 'all', 'roles']),
  secondFactorRoles: z.array(IdSchema).max(100),
  /** 1: signing in ends the user's other sessions. */
  singleLogin: EnabledMarkSchema,
  /** Days for which the log keeps what was changed, sign-ins and errors. */
  logDays: z.number().int().min(1).max(3_650),
  /** Days for which it keeps requests, the calls that changed nothing: by far the most lines. */
  requestLogDays: z.number().int().min(1).max(365),
  /** Megabytes of an uploaded image: avatars, pictures in texts and chats. */
  imageSizeLimit: z.number().int().min(1).max(50),
  /** Megabytes of an uploaded file; 10,000 chunks at most. */
  annexSizeLimit: z.number().int().min(1).max(50_000),
  /** Takes effect for limits that begin from then on: those that run keep their end. */
  workCalendar: WorkCalendarSchema,
});

const path = '/api/system/SysConfig';

export const config = {
  read: endpoint({
    method: 'GET',
    path,
    permission: pages.config.permission,
    summary: 'The whole system configuration',
    data: SystemConfigSchema.extend({
      revision: RevisionSchema,
      /** Zone of the server, as the IANA calls it, on whose clocks the working time stands. */
      timeZone: z.string(),
    }),
  }),
  changes: endpoint({
    method: 'GET',
    path: `${path}/Changes`,
    permission: pages.config.permission,
    summary: 'Its last changes',
    data: NounChangesSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path,
    permission: pages.config.button('btn_edit'),
    summary: 'Changes the values given; sign-in page, names, version and logo show them after the next load',
    byKey: false,
    body: changeOf(SystemConfigSchema),
    data: NothingSchema,
  }),
};
