import { createField, type Field, type LayoutNode, tabsOfFields } from '@smart-admin/form-engine/core';
import { LOCALE_NAMES, type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type templateMessages } from './templateMessages.js';

export type TemplateTranslate = Translate<keyof (typeof templateMessages)['zh']>;
type CommonTranslate = Translate<keyof (typeof commonMessages)['zh']>;
type TemplateBody = BodyOf<typeof api.system.messageTemplate>;

export const CHANNELS = ['notice', 'mail', 'sms', 'weChat'] as const;

/** The form of a template; one of the product keeps its code and placeholders. */
export function templateForm(
  t: TemplateTranslate,
  c: CommonTranslate,
  isSystem: boolean,
): ApiFormEntries<TemplateBody> {
  const { fullName, enCode } = nameAndCode(c);
  const { enabledMark, description } = orderAndState(c);
  const subject = (settings: object) => field('text', { label: t('subject'), maxLength: 200, ...settings });
  const content = (settings: object) =>
    field('textarea', { label: t('content'), rows: 6, maxLength: 5_000, help: t('placeholdersHelp'), ...settings });
  const translation = { help: t('fallback') };
  return {
    fullName,
    enCode: isSystem
      ? field('text', { label: c('code'), span: 12, disabled: true, required: true, maxLength: 100 })
      : enCode,
    channels: field(
      'checkbox',
      {
        label: t('channels'),
        required: true,
        defaultValue: ['notice'],
        options: CHANNELS.map((value) => ({ value, label: t(value) })),
      },
      { read: (raw) => raw, write: (value) => value as TemplateBody['channels'] },
    ),
    placeholders: field(
      'subtable',
      {
        label: t('placeholders'),
        columns: placeholderColumns(t) as never,
        maxRows: 50,
        disabled: isSystem,
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<TemplateBody['placeholders']> },
    ),
    smsTemplate: field('text', {
      label: t('smsTemplate'),
      span: 12,
      maxLength: 50,
      placeholder: 'SMS_123456789',
      help: t('smsTemplateHelp'),
      visibleWhen: "CONTAINS({channels}, 'sms')",
    }),
    subject: subject({ required: true }),
    content: content({ required: true }),
    subjectEn: subject(translation),
    contentEn: content({}),
    subjectZhtw: subject(translation),
    contentZhtw: content({}),
    subjectVi: subject(translation),
    contentVi: content({}),
    enabledMark,
    description,
  };
}

/** What a template is in one tab, its texts in one for each language. */
export function templateLayout(t: TemplateTranslate): LayoutNode[] {
  return [
    tabsOfFields('tabs', [
      [t('basics'), ['fullName', 'enCode', 'channels', 'smsTemplate', 'placeholders', 'enabledMark', 'description']],
      [LOCALE_NAMES.zh, ['subject', 'content']],
      [LOCALE_NAMES.en, ['subjectEn', 'contentEn']],
      [LOCALE_NAMES.zhtw, ['subjectZhtw', 'contentZhtw']],
      [LOCALE_NAMES.vi, ['subjectVi', 'contentVi']],
    ]),
  ];
}

function placeholderColumns(t: TemplateTranslate): Field[] {
  return [
    createField('text', { id: 'name', label: t('placeholderName'), required: true, maxLength: 50 }),
    createField('text', { id: 'label', label: t('placeholderLabel'), maxLength: 50 }),
    createField('text', { id: 'sample', label: t('sample'), maxLength: 200 }),
  ];
}
