import { createField, createFormDocument, type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { hashPassword } from '@smart-admin/api-client';
import { type Translate } from '@smart-admin/ui/messages';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { ids, mark, number, text, withSwitches } from '../../../resource/values.js';
import { type userMessages } from './userMessages.js';

/** Form of a new or an existing user; only new ones get a password here. */
export function userForm(
  t: Translate<keyof (typeof userMessages)['zh']>,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  isNew: boolean,
): FormDocument {
  return createFormDocument(
    [
      createField('text', {
        id: 'account',
        label: t('account'),
        required: true,
        span: 12,
        maxLength: 50,
        rule: 'account',
      }),
      createField('text', { id: 'realName', label: t('realName'), required: true, span: 12, maxLength: 50 }),
      ...(isNew
        ? [
            createField('text', {
              id: 'password',
              label: t('password'),
              required: true,
              span: 12,
              secret: true,
              rule: 'password',
              help: t('passwordRule'),
            }),
          ]
        : []),
      createField('radio', {
        id: 'gender',
        label: t('gender'),
        span: 12,
        defaultValue: '0',
        options: [
          { value: '1', label: t('male') },
          { value: '2', label: t('female') },
          { value: '0', label: t('secret') },
        ],
      }),
      createField('organizeSelect', {
        id: 'organizeIds',
        label: t('organizes'),
        required: true,
        span: 12,
        multiple: true,
      }),
      createField('positionSelect', { id: 'positionIds', label: t('position'), span: 12, multiple: true }),
      createField('roleSelect', { id: 'roleIds', label: t('role'), span: 12, multiple: true }),
      createField('select', {
        id: 'groupIds',
        label: t('group'),
        span: 12,
        multiple: true,
        dataType: 'dynamic',
        propsUrl: '/api/permission/Group/Selector',
      }),
      createField('userSelect', { id: 'managerId', label: t('manager'), span: 12 }),
      createField('text', { id: 'mobilePhone', label: t('mobile'), span: 12, rule: 'mobile' }),
      createField('text', { id: 'email', label: t('email'), span: 12, rule: 'email', maxLength: 100 }),
      createField('date', { id: 'entryDate', label: t('entryDate'), span: 12 }),
      createField('number', {
        id: 'sortCode',
        label: c('sort'),
        span: 12,
        min: 0,
        max: 999_999,
        precision: 0,
        defaultValue: 0,
      }),
      createField('switch', {
        id: 'enabledMark',
        label: c('state'),
        span: 12,
        defaultValue: true,
        activeText: c('enabled'),
        inactiveText: c('disabled'),
      }),
      createField('textarea', { id: 'description', label: c('description'), maxLength: 500 }),
    ],
    { dialogWidth: 800 },
  );
}

/** A user as the form shows him. */
export function toFormValues(
  user: Record<string, unknown> & { gender: number; enabledMark: number; entryDate: number | null },
): FormValues {
  const entry = user.entryDate === null ? null : new Date(user.entryDate);
  return {
    ...withSwitches(user, 'enabledMark'),
    gender: String(user.gender),
    entryDate: entry ? localDay(entry) : null,
  };
}

/** What the form holds as the body of a call; the password leaves the browser hashed only. */
export async function toUserBody(values: FormValues) {
  return {
    account: text(values, 'account'),
    realName: text(values, 'realName'),
    gender: Number(values.gender ?? 0) as 0 | 1 | 2,
    mobilePhone: text(values, 'mobilePhone'),
    email: text(values, 'email'),
    organizeIds: ids(values, 'organizeIds'),
    positionIds: ids(values, 'positionIds'),
    roleIds: ids(values, 'roleIds'),
    groupIds: ids(values, 'groupIds'),
    managerId: text(values, 'managerId'),
    entryDate: typeof values.entryDate === 'string' ? Date.parse(`${values.entryDate}T00:00:00`) : null,
    description: text(values, 'description'),
    enabledMark: mark(values, 'enabledMark'),
    sortCode: number(values, 'sortCode'),
    password: values.password ? await hashPassword(text(values, 'password')) : '',
  };
}

function localDay(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}
