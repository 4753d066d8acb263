import { SysConfigSchema } from '@smart-admin/api-client/contract';
import * as z from 'zod';

/** The whole system configuration: the public part and what only the server reads. */
export const SystemConfigSchema = SysConfigSchema.extend({
  /** Wrong passwords in a row until an account is locked; 0 never locks. */
  passwordErrorsNumber: z.number().int().min(0),
  /** Minutes until a locked account opens by itself; 0 waits for the unlock action. */
  lockMinutes: z.number().int().min(0),
  /** Wrong passwords in a row until a captcha is asked for; 0 asks always. */
  captchaErrorsNumber: z.number().int().min(0),
  /** 1: signing in ends the user's other sessions. */
  singleLogin: z.number().int().min(0).max(1),
});

export type SystemConfig = z.output<typeof SystemConfigSchema>;

/** Values of a new system. */
export const defaultConfig: SystemConfig = {
  sysName: '智慧城市管理平台',
  sysNameEn: 'Smart Admin',
  sysNameZhtw: '智慧城市管理平臺',
  sysVersion: 'V3.3',
  logoIcon: '',
  copyright: 'Copyright © 2026 Smart Admin',
  specialAccount: 'admin',
  docUrl: '',
  feedbackMail: '',
  dataVHost: '',
  isOpenCopyright: 0,
  passwordErrorsNumber: 5,
  lockMinutes: 30,
  captchaErrorsNumber: 3,
  singleLogin: 0,
};
