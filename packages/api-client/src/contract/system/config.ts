import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { SysConfigSchema } from '../oauth.js';
import { EnabledMarkSchema, NothingSchema } from '../schemas.js';

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
  isOpenCopyright: EnabledMarkSchema,
  /** Wrong passwords in a row until an account is locked; 0 never locks. */
  passwordErrorsNumber: z.number().int().min(0).max(100),
  /** Minutes until a locked account opens by itself; 0 waits for the unlock action. */
  lockMinutes: z.number().int().min(0).max(100_000),
  /** Wrong passwords in a row until a captcha is asked for; 0 asks always. */
  captchaErrorsNumber: z.number().int().min(0).max(100),
  /** 1: signing in ends the user's other sessions. */
  singleLogin: EnabledMarkSchema,
  /** Megabytes of an uploaded image: avatars, pictures in texts and chats. */
  imageSizeLimit: z.number().int().min(1).max(50),
  /** Megabytes of an uploaded file; 10,000 chunks at most. */
  annexSizeLimit: z.number().int().min(1).max(50_000),
});

const path = '/api/system/SysConfig';

export const config = {
  read: endpoint({
    method: 'GET',
    path,
    permission: pages.config.permission,
    summary: 'The whole system configuration',
    data: SystemConfigSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path,
    permission: pages.config.button('btn_edit'),
    summary: 'Changes the values given; sign-in page, names, version and logo show them after the next load',
    body: SystemConfigSchema.partial(),
    data: NothingSchema,
  }),
};
