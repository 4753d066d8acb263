import { hashPassword } from '@smart-admin/api-client';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { absent, asNumber, field, type ApiFormEntries, type BodyOf } from '../../../resource/apiForm.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type userMessages } from './userMessages.js';

/**
 * Form of a new or an existing user; only new ones get a password here, which leaves the browser hashed only. Of an
 * existing one it shows what the list's columns may show; the server keeps the rest as it is.
 */
export function userForm(
  t: Translate<keyof (typeof userMessages)['zh']>,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  { isNew, canSee }: { isNew: boolean; canSee(column: string): boolean },
): ApiFormEntries<BodyOf<typeof api.permission.users>> {
  const shown = <Entry>(column: string, entry: Entry) => (isNew || canSee(column) ? entry : absent);
  return {
    account: field('text', { label: t('account'), required: true, span: 12, maxLength: 50, rule: 'account' }),
    realName: field('text', { label: t('realName'), required: true, span: 12, maxLength: 50 }),
    password: isNew
      ? field(
          'text',
          {
            label: t('password'),
            required: true,
            span: 12,
            secret: true,
            rule: 'password',
            help: t('passwordRule'),
          },
          { read: () => '', write: (value) => hashPassword(String(value)) },
        )
      : absent,
    gender: shown(
      'gender',
      field(
        'radio',
        {
          label: t('gender'),
          span: 12,
          defaultValue: '0',
          options: [
            { value: '1', label: t('male') },
            { value: '2', label: t('female') },
            { value: '0', label: t('secret') },
          ],
        },
        asNumber,
      ),
    ),
    organizeIds: shown(
      'organizeName',
      field('organizeSelect', { label: t('organizes'), required: true, span: 12, multiple: true }),
    ),
    positionIds: shown('positionName', field('positionSelect', { label: t('position'), span: 12, multiple: true })),
    roleIds: shown('roleName', field('roleSelect', { label: t('role'), span: 12, multiple: true })),
    groupIds: field('select', {
      label: t('group'),
      span: 12,
      multiple: true,
      dataType: 'dynamic',
      propsUrl: '/api/permission/Group/Selector',
    }),
    managerId: field('userSelect', { label: t('manager'), span: 12 }),
    portalId: field('select', {
      ...{ label: t('portal'), help: t('portalHelp'), span: 12, clearable: true },
      ...{ dataType: 'dynamic', propsUrl: '/api/visualdev/Portal/Mine' },
    }),
    mobilePhone: shown('mobilePhone', field('text', { label: t('mobile'), span: 12, rule: 'mobile' })),
    email: shown('email', field('text', { label: t('email'), span: 12, rule: 'email', maxLength: 100 })),
    entryDate: field('date', { label: t('entryDate'), span: 12 }),
    headIcon: absent,
    ...orderAndState(c),
  };
}
