import { type SystemConfigSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';

export type SystemConfig = z.output<typeof SystemConfigSchema>;

/** The system's own pictures. */
export const SYSTEM_ICONS = ['logoIcon', 'navigationIcon', 'loginIcon', 'appIcon'] as const;

const WORKDAY: [number, number][] = [
  [540, 720],
  [810, 1_080],
];

/** Values of a new system. */
export const defaultConfig: SystemConfig = {
  sysName: '智慧城市管理平台',
  sysNameEn: 'Smart Admin',
  sysNameZhtw: '智慧城市管理平臺',
  sysVersion: 'V3.3',
  logoIcon: '',
  navigationIcon: '',
  loginIcon: '',
  appIcon: '',
  copyright: 'Copyright © 2026 Smart Admin',
  specialAccount: 'admin',
  docUrl: '',
  feedbackMail: '',
  dataVHost: '',
  miniProgram: '',
  miniProgramPath: '',
  isOpenCopyright: 0,
  passwordErrorsNumber: 5,
  lockMinutes: 30,
  captchaErrorsNumber: 3,
  passwordDays: 0,
  passwordHistory: 0,
  allowedAddresses: '',
  secondFactorFor: 'none',
  secondFactorRoles: [],
  singleLogin: 0,
  logDays: 180,
  requestLogDays: 7,
  imageSizeLimit: 5,
  annexSizeLimit: 5120,
  workCalendar: { week: [[], WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, []], special: [] },
};
