import * as z from 'zod';
import { endpoint } from './endpoint.js';
import { LanguageSchema } from './language.js';
import { EnabledMarkSchema, NothingSchema, TimeSchema } from './schemas.js';
import { TextOverrideSchema } from './system/language.js';

/** Hex SHA-256 of the typed password; the plain one never travels. */
export const PasswordHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const LayoutTypeSchema = z.enum(['classic', 'functional', 'plain', 'blend']);

export const LoginBodySchema = z.object({
  /**
   * Account, mobile, `mobile@account`; in scan mode the confirmed ticket, in the mode `factor` the one that the sign-in
   * with the right password answered as `data.secondFactor`.
   */
  account: z.string().trim().min(1).max(100),
  /** Empty in the modes without a password. */
  password: z.union([PasswordHashSchema, z.literal('')]).default(''),
  origin: z.string().max(20),
  /** Captcha or SMS code, code of an app or recovery code. */
  code: z.string().max(20).default(''),
  /** Names the captcha image that `code` answers. */
  timestamp: z.string().max(20).default(''),
  /** A challenge with its solution as JSON, in place of the captcha. */
  challenge: z.string().max(2_000).default(''),
  client_id: z.string().max(50),
  client_secret: z.string().max(100),
  scope: z.literal('all'),
  grant_type: z.literal('password'),
  login_type: z.enum(['account', 'sms', 'scan', 'factor']),
});

export const LoginDataSchema = z.object({
  token: z.string(),
  theme: LayoutTypeSchema,
  /** Of a second factor that was set up by this sign-in; never told again. */
  recoveryCodes: z.array(z.string()).optional(),
});

/** One entry of the menu. The type decides what opens: see spec 2.4. */
export interface MenuEntry {
  id: string;
  parentId: string;
  enCode: string;
  /** Chinese title. */
  fullName: string;
  /** Titles in the other languages. */
  names: { en?: string; zhtw?: string; vi?: string };
  icon: string;
  /** 1 directory, 2 page, 3 form model, 4 dictionary, 5 report, 6 data view, 7 link, 8 portal. */
  type: number;
  urlAddress: string;
  linkTarget: string;
  /** JSON with moduleId and isTree. */
  propertyJson: string;
  sortCode: number;
  hasChildren: boolean;
  children?: MenuEntry[];
}

export const MenuEntrySchema: z.ZodType<MenuEntry> = z.lazy(() =>
  z.object({
    id: z.string(),
    parentId: z.string(),
    enCode: z.string(),
    fullName: z.string(),
    names: z.object({ en: z.string().optional(), zhtw: z.string().optional(), vi: z.string().optional() }),
    icon: z.string(),
    type: z.number().int().min(1).max(8),
    urlAddress: z.string(),
    linkTarget: z.string(),
    propertyJson: z.string(),
    sortCode: z.number(),
    hasChildren: z.boolean(),
    children: z.array(MenuEntrySchema).optional(),
  }),
);

export const CodeEntrySchema = z.object({ enCode: z.string(), fullName: z.string() });

/** What the user may use on one page; a code that is absent is not allowed. */
export const PermissionEntrySchema = z.object({
  modelId: z.string(),
  modelName: z.string(),
  column: z.array(CodeEntrySchema),
  form: z.array(CodeEntrySchema),
  button: z.array(CodeEntrySchema),
  /** Subtables of the form whose columns are given one by one, whoever has which; the columns of others go with them. */
  columnTables: z.array(z.string()),
});

export const UserInfoSchema = z.object({
  userId: z.string(),
  userAccount: z.string(),
  userName: z.string(),
  headIcon: z.string(),
  mobilePhone: z.string(),
  organizeId: z.string(),
  organizeName: z.string(),
  positionName: z.string(),
  portalId: z.string(),
  isAdministrator: z.boolean(),
  /** The password is an initial one: until it is changed, other calls answer 603. */
  mustChangePassword: z.boolean(),
  /** Layout and language as saved on the server. */
  theme: LayoutTypeSchema,
  language: LanguageSchema,
  /** 1 when an earlier sign-in exists. */
  prevLogin: EnabledMarkSchema,
  prevLoginTime: TimeSchema.nullable(),
  prevLoginIPAddress: z.string(),
  prevLoginIPAddressName: z.string(),
});

/** The part of the system configuration that everybody may read. */
export const SysConfigSchema = z.object({
  sysName: z.string(),
  sysNameEn: z.string(),
  sysNameZhtw: z.string(),
  sysVersion: z.string(),
  /** Pictures; '' for the built-in mark. The first stands for those that are ''. */
  logoIcon: z.string(),
  /** Above the navigation. */
  navigationIcon: z.string(),
  /** On the sign-in page. */
  loginIcon: z.string(),
  /** On the browser's tab. */
  appIcon: z.string(),
  copyright: z.string(),
  /** Account that sees the data-screen menu besides the id `admin`. */
  specialAccount: z.string(),
  docUrl: z.string(),
  feedbackMail: z.string(),
  dataVHost: z.string(),
  /** Above 0 turns the page watermark on. */
  isOpenCopyright: z.number(),
});

/** What the pages show of the system, before the sign-in too. */
const SiteSchema = SysConfigSchema.extend({
  /** The overridden texts of the interface, in all languages. */
  texts: z.array(TextOverrideSchema).default([]),
});

export const CurrentUserSchema = z.object({
  menuList: z.array(MenuEntrySchema),
  /** What phones show instead, where it holds something. */
  appMenuList: z.array(MenuEntrySchema),
  userInfo: UserInfoSchema,
  permissionList: z.array(PermissionEntrySchema),
  sysConfigInfo: SiteSchema,
});

/** A challenge of ALTCHA 2, signed by the server. */
const ChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string().optional(),
});

export const oauth = {
  login: endpoint({
    method: 'POST',
    path: '/api/oauth/Login',
    permission: 'public',
    summary: 'Signs in by password, SMS code or a confirmed scan ticket',
    rateLimit: 120,
    encoding: 'form',
    body: LoginBodySchema,
    data: LoginDataSchema,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/oauth/CurrentUser',
    permission: 'session',
    withInitialPassword: true,
    summary: 'Menu, user, permissions and system configuration of the signed-in user',
    data: CurrentUserSchema,
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/oauth/Logout',
    permission: 'session',
    withInitialPassword: true,
    summary: 'Ends the session; its token is refused afterwards',
    byKey: false,
    data: NothingSchema,
  }),
  lockScreen: endpoint({
    method: 'POST',
    path: '/api/oauth/LockScreen',
    permission: 'session',
    summary: 'Verifies the password that unlocks the screen',
    byKey: false,
    rateLimit: 30,
    logName: 'unlockScreen',
    body: z.object({ account: z.string().trim().min(1).max(100), password: PasswordHashSchema }),
    data: NothingSchema,
  }),
  getConfig: endpoint({
    method: 'GET',
    path: '/api/oauth/getConfig/{id}',
    permission: 'public',
    summary: 'Whether the account named by id has to answer a captcha',
    data: z.object({ needCode: z.boolean() }),
  }),
  challenge: endpoint({
    method: 'GET',
    path: '/api/oauth/Challenge',
    permission: 'public',
    summary:
      'A proof-of-work challenge (ALTCHA 2) that stands for a captcha; the sign-in sends it back with its solution',
    rateLimit: 60,
    data: ChallengeSchema,
  }),
  sysConfig: endpoint({
    method: 'GET',
    path: '/api/oauth/SysConfig',
    permission: 'public',
    summary: 'Public part of the system configuration, for the sign-in page',
    data: SiteSchema,
  }),
  sendSmsCode: endpoint({
    method: 'POST',
    path: '/api/oauth/SmsCode',
    permission: 'public',
    summary: 'Sends a sign-in code to a mobile; at most one in 60 seconds, and ten a day of which none is used',
    rateLimit: 20,
    body: z.object({
      mobile: z.string().regex(/^1[3-9]\d{9}$/),
      /** A challenge with its solution as JSON; needed where messages cost something, because a gateway carries them. */
      challenge: z.string().max(2_000).default(''),
    }),
    /** The same for every number: whether an account has it is told by the sign-in to who knows the code (404). */
    data: z.object({ resendAfter: z.number().int() }),
  }),
  applyForAccount: endpoint({
    method: 'POST',
    path: '/api/oauth/Application',
    permission: 'public',
    summary: 'Files an application for an account to the administrators',
    rateLimit: 20,
    body: z.object({
      mobile: z.string().regex(/^1[3-9]\d{9}$/),
      code: z.string().min(1).max(10),
      company: z.string().trim().min(1).max(100),
      contact: z.string().trim().min(1).max(50),
    }),
    data: NothingSchema,
  }),
  createScanTicket: endpoint({
    method: 'POST',
    path: '/api/oauth/ScanTicket',
    permission: 'public',
    summary: 'Makes a sign-in ticket that a phone can confirm',
    data: z.object({ ticket: z.string(), expiresIn: z.number().int() }),
  }),
  readScanTicket: endpoint({
    method: 'GET',
    path: '/api/oauth/ScanTicket/{id}',
    permission: 'public',
    summary: 'State of a scan ticket',
    data: z.object({ state: z.enum(['waiting', 'confirmed', 'expired']) }),
  }),
  confirmScanTicket: endpoint({
    method: 'POST',
    path: '/api/oauth/ScanTicket/{id}/Actions/Confirm',
    permission: 'session',
    summary: 'Confirms a scan ticket with the session of the phone',
    byKey: false,
    logName: 'confirmScan',
    data: NothingSchema,
  }),
};
