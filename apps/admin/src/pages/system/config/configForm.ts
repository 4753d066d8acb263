import { groupOfFields } from '@smart-admin/form-engine/core';
import { type api } from '../../../app/api.js';
import { pictureKind, workCalendarKind } from '../../../fields/adminKinds.js';
import { apiForm, field, parts, type BodyOf } from '../../../resource/apiForm.js';
import { readWorkCalendar } from '../../../fields/work-calendar/workCalendar.js';
import { type Translate } from '@smart-admin/ui/messages';
import { type configMessages } from './configMessages.js';

/** The system configuration as a form of cards. */
export function configForm(
  t: Translate<keyof (typeof configMessages)['zh']>,
  { isBeside, timeZone }: { isBeside: boolean; timeZone: string },
) {
  const text = (name: Name, maxLength: number, settings: object = {}) =>
    field('text', { label: t(name), span: 12, maxLength, ...settings });
  const picture = (name: Name, help = '') => field(pictureKind, { label: t(name), span: 12, help });
  const whole = (name: Name, min: number, max: number, help: string) =>
    field('number', { label: t(name), span: 12, required: true, min, max, precision: 0, help });
  return apiForm<ConfigBody>(
    {
      sysName: text('sysName', 100, { required: true }),
      sysNameZhtw: text('sysNameZhtw', 100, { required: true }),
      sysNameEn: text('sysNameEn', 100, { required: true }),
      sysVersion: text('sysVersion', 50, { required: true }),
      copyright: text('copyright', 200, { span: 24, help: t('copyrightHelp') }),
      logoIcon: picture('logoIcon', t('logoHelp')),
      navigationIcon: picture('navigationIcon'),
      loginIcon: picture('loginIcon'),
      appIcon: picture('appIcon'),
      docUrl: text('docUrl', 500, { help: t('docHelp'), placeholder: 'https://' }),
      feedbackMail: text('feedbackMail', 254, { help: t('feedbackHelp'), rule: 'email' }),
      dataVHost: text('dataVHost', 500, { help: t('dataVHelp'), placeholder: 'https://' }),
      miniProgram: text('miniProgram', 50, { help: t('miniProgramHelp'), placeholder: 'gh_' }),
      miniProgramPath: text('miniProgramPath', 500),
      specialAccount: text('specialAccount', 100, { help: t('specialHelp') }),
      passwordErrorsNumber: whole('passwordErrorsNumber', 0, 100, t('times')),
      lockMinutes: whole('lockMinutes', 0, 100_000, t('minutesHelp')),
      captchaErrorsNumber: whole('captchaErrorsNumber', 0, 100, t('captchaHelp')),
      passwordDays: whole('passwordDays', 0, 3_650, t('daysHelp')),
      passwordHistory: whole('passwordHistory', 0, 24, t('historyHelp')),
      allowedAddresses: field('textarea', {
        label: t('allowedAddresses'),
        span: 24,
        maxLength: 4_000,
        help: t('addressesHelp'),
        placeholder: '10.1.0.0/16',
      }),
      secondFactorFor: field(
        'select',
        {
          label: t('secondFactorFor'),
          span: 12,
          required: true,
          options: (['none', 'all', 'roles'] as const).map((value) => ({ value, label: t(`factor_${value}`) })),
          help: t('factorHelp'),
        },
        AS_FACTOR,
      ),
      secondFactorRoles: field('roleSelect', {
        label: t('secondFactorRoles'),
        span: 12,
        multiple: true,
        visibleWhen: "{secondFactorFor} = 'roles'",
        requiredWhen: "{secondFactorFor} = 'roles'",
      }),
      singleLogin: field('switch', { label: t('singleLogin'), span: 12, help: t('singleHelp') }),
      isOpenCopyright: field('switch', { label: t('isOpenCopyright'), span: 12, help: t('watermarkHelp') }),
      logDays: whole('logDays', 1, 3_650, t('logDaysHelp')),
      requestLogDays: whole('requestLogDays', 1, 365, t('requestLogDaysHelp')),
      imageSizeLimit: whole('imageSizeLimit', 1, 50, t('megabytes')),
      annexSizeLimit: whole('annexSizeLimit', 1, 50_000, t('megabytes')),
      workCalendar: parts(
        {
          workCalendar: field(workCalendarKind, {
            label: t('workCalendar'),
            span: 24,
            help: t('workCalendarHelp', { timeZone }),
          }),
        },
        {
          read: (raw) => ({ workCalendar: JSON.stringify(raw) }),
          write: ({ workCalendar }) => readWorkCalendar(workCalendar),
        },
      ),
    },
    {
      ...(isBeside ? { labelWidth: 100 } : { labelPosition: 'top' as const }),
      layout: CARDS.map(({ title, fields }) => groupOfFields(title, t(title), fields)),
    },
  );
}

const AS_FACTOR = {
  read: (raw: unknown) => raw,
  write: (value: unknown) => value as NonNullable<ConfigBody['secondFactorFor']>,
};

const CARDS: { title: Name; fields: Name[] }[] = [
  { title: 'names', fields: ['sysName', 'sysNameZhtw', 'sysNameEn', 'sysVersion', 'copyright'] },
  { title: 'icons', fields: ['logoIcon', 'navigationIcon', 'loginIcon', 'appIcon'] },
  {
    title: 'security',
    fields: [
      'passwordErrorsNumber',
      'lockMinutes',
      'captchaErrorsNumber',
      'passwordDays',
      'passwordHistory',
      'secondFactorFor',
      'secondFactorRoles',
      'singleLogin',
      'isOpenCopyright',
      'allowedAddresses',
    ],
  },
  {
    title: 'links',
    fields: ['docUrl', 'feedbackMail', 'dataVHost', 'miniProgram', 'miniProgramPath', 'specialAccount'],
  },
  { title: 'workTime', fields: ['workCalendar'] },
  { title: 'limits', fields: ['imageSizeLimit', 'annexSizeLimit', 'logDays', 'requestLogDays'] },
];

export type ConfigBody = BodyOf<(typeof api)['system']['config']>;
type Name = keyof (typeof configMessages)['zh'];
