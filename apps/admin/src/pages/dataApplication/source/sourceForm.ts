import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiCodec, type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type sourceMessages } from './sourceMessages.js';

type SourceBody = BodyOf<typeof api.system.dataSource>;

/** Names of products, which are the same in all languages. */
export const SOURCE_KINDS: { value: SourceBody['kind']; label: string }[] = [
  { value: 'postgresql', label: 'PostgreSQL' },
  { value: 'mysql', label: 'MySQL' },
  { value: 'sqlserver', label: 'SQL Server' },
  { value: 'oracle', label: 'Oracle' },
];

/** The form of a data source. */
export function sourceForm(
  t: Translate<keyof (typeof sourceMessages)['zh']>,
  c: Translate<keyof (typeof commonMessages)['zh']>,
): ApiFormEntries<SourceBody> {
  return {
    ...nameAndCode(c),
    kind: field(
      'radio',
      { label: t('kind'), required: true, defaultValue: 'postgresql', options: SOURCE_KINDS },
      asChoice<SourceBody['kind']>(),
    ),
    host: field('text', { label: t('host'), span: 16, required: true, maxLength: 253, help: t('hostHelp') }),
    port: field('number', {
      label: t('port'),
      span: 8,
      required: true,
      ...{ min: 1, max: 65_535, precision: 0, defaultValue: 5_432 },
      help: t('portHelp'),
    }),
    database: field('text', {
      label: t('database'),
      span: 12,
      required: true,
      maxLength: 128,
      help: t('databaseHelp'),
    }),
    schemaName: field('text', { label: t('schemaName'), span: 12, maxLength: 128, help: t('schemaHelp') }),
    userName: field('text', { label: t('userName'), span: 12, maxLength: 128 }),
    password: field('text', { label: t('password'), span: 12, secret: true, maxLength: 500, help: t('passwordKept') }),
    tls: field(
      'radio',
      {
        label: t('tls'),
        defaultValue: 'off',
        options: [
          { value: 'off', label: t('tlsOff') },
          { value: 'required', label: t('tlsRequired') },
          { value: 'verified', label: t('tlsVerified') },
        ],
      },
      asChoice<NonNullable<SourceBody['tls']>>(),
    ),
    certificate: field('textarea', {
      label: t('certificate'),
      rows: 4,
      maxLength: 20_000,
      help: t('certificateHelp'),
      visibleWhen: "{tls} = 'verified'",
    }),
    timeoutSeconds: field('number', { label: t('timeoutSeconds'), span: 8, ...whole(60, 10) }),
    poolSize: field('number', { label: t('poolSize'), span: 8, ...whole(20, 5) }),
    isReadOnly: field('switch', { label: t('isReadOnly'), span: 8, help: t('readOnlyHelp') }, asBoolean),
    ...orderAndState(c),
  };
}

function asChoice<Value extends string>(): ApiCodec<Value> {
  return { read: (raw) => raw, write: (value) => value as Value };
}

const asBoolean: ApiCodec<boolean> = { read: (raw) => raw === true, write: (value) => value === true };
const whole = (max: number, defaultValue: number) => ({ min: 1, max, precision: 0, required: true, defaultValue });
