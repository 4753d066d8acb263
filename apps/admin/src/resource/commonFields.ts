import { createField, type Field } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { type commonMessages } from './commonMessages.js';

type CommonTranslate = Translate<keyof (typeof commonMessages)['zh']>;

/** Name and code, which nearly every managed thing begins with. */
export function nameAndCode(c: CommonTranslate): Field[] {
  return [
    createField('text', { id: 'fullName', label: c('name'), required: true, span: 12, maxLength: 100, rule: 'name' }),
    createField('text', { id: 'enCode', label: c('code'), required: true, span: 12, maxLength: 100, rule: 'code' }),
  ];
}

/** Order, state and description, which nearly every managed thing ends with. */
export function orderAndState(c: CommonTranslate, options: { state?: boolean } = {}): Field[] {
  return [
    createField('number', {
      id: 'sortCode',
      label: c('sort'),
      span: 12,
      min: 0,
      max: 999_999,
      precision: 0,
      defaultValue: 0,
    }),
    ...(options.state === false
      ? []
      : [
          createField('switch', {
            id: 'enabledMark',
            label: c('state'),
            span: 12,
            defaultValue: true,
            activeText: c('enabled'),
            inactiveText: c('disabled'),
          }),
        ]),
    createField('textarea', { id: 'description', label: c('description'), maxLength: 500 }),
  ];
}
