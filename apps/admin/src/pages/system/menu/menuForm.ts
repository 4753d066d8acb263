import { createField, type Field, type LayoutNode, tabsOfFields } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { iconKind } from '../../../fields/adminKinds.js';
import { asNumber, type ApiFormEntries, field, parentUnder, parts } from '../../../resource/apiForm.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type menuMessages } from './menuMessages.js';
import { MENU_TYPES, menuNames, menuTarget, type MenuBody } from './menuRecord.js';

export const ROOT = '-1';

type MenuTranslate = Translate<keyof (typeof menuMessages)['zh']>;
type CommonTranslate = Translate<keyof (typeof commonMessages)['zh']>;

/** The form of a menu entry: what its type needs shows, the rest stays away; codes and rights stand in tabs of their own. */
export function menuForm(t: MenuTranslate, c: CommonTranslate, id = '0'): ApiFormEntries<MenuBody> {
  const { sortCode, enabledMark } = orderAndState(c);
  const choices = <Value extends string>(...values: (Value & keyof (typeof menuMessages)['zh'])[]) =>
    values.map((value) => ({ value, label: t(value) }));
  const text = (label: string, settings: object = {}) =>
    field('text', { label, span: 12, maxLength: 100, ...settings });
  const isType = (...types: (keyof typeof MENU_TYPES)[]) =>
    types.map((type) => `{type} = '${MENU_TYPES[type]}'`).join(' OR ');
  const flag = (name: 'isButtonAuthorize' | 'isColumnAuthorize' | 'isFormAuthorize' | 'isDataAuthorize') =>
    field('switch', { label: t(name), help: t(`${name}Help`), defaultValue: name === 'isButtonAuthorize' });
  return {
    category: field('text', { label: t('category'), noShow: true, defaultValue: 'Web' }, AS_CATEGORY),
    type: field(
      'select',
      {
        label: c('type'),
        span: 12,
        required: true,
        defaultValue: String(MENU_TYPES.page),
        options: Object.entries(MENU_TYPES).map(([name, value]) => ({
          value: String(value),
          label: t(name as keyof typeof MENU_TYPES),
        })),
      },
      asNumber,
    ),
    parentId: field(
      'treeSelect',
      {
        label: c('parent'),
        span: 12,
        dataType: 'dynamic',
        propsUrl: `/api/system/Menu/Selector/${id}`,
        params: { category: '{category}' },
        placeholder: c('root'),
        filterable: true,
      },
      parentUnder(ROOT, '0'),
    ),
    fullName: text(c('name'), { required: true, rule: 'name' }),
    enCode: text(c('code'), { required: true, help: t('codeHelp') }),
    names: parts({ nameEn: text(t('nameEn')), nameZhtw: text(t('nameZhtw')), nameVi: text(t('nameVi')) }, menuNames),
    icon: field(iconKind, { label: t('icon'), span: 12 }),
    urlAddress: text(t('urlAddress'), {
      maxLength: 500,
      visibleWhen: isType('page', 'link', 'portal'),
      requiredWhen: isType('page', 'link'),
      help: t('urlHelp'),
    }),
    linkTarget: field(
      'select',
      { label: t('linkTarget'), span: 12, visibleWhen: isType('page', 'link'), options: choices('_self', '_blank') },
      AS_TARGET,
    ),
    propertyJson: parts(
      {
        modelId: field('select', {
          label: t('modelId'),
          span: 12,
          dataType: 'dynamic',
          propsUrl: '/api/visualdev/Base/Selector',
          visibleWhen: isType('model'),
          requiredWhen: isType('model'),
        }),
        dictionaryId: field('treeSelect', {
          label: t('dictionaryId'),
          span: 12,
          dataType: 'dynamic',
          propsUrl: '/api/system/DictionaryType/Selector/0',
          filterable: true,
          visibleWhen: isType('dictionary'),
          requiredWhen: isType('dictionary'),
        }),
        targetId: text(t('targetId'), {
          visibleWhen: isType('report', 'screen', 'portal'),
          requiredWhen: isType('report', 'screen', 'portal'),
        }),
        drawnId: field('text', { label: t('targetId'), noShow: true, maxLength: 50 }),
        propertyJson: field('text', { label: t('propertyJson'), noShow: true, maxLength: 2_000 }),
      },
      menuTarget,
    ),
    sortCode,
    enabledMark,
    isButtonAuthorize: flag('isButtonAuthorize'),
    buttons: codeRows(t, c, 100),
    isColumnAuthorize: flag('isColumnAuthorize'),
    columns: codeRows(t, c, 300),
    isFormAuthorize: flag('isFormAuthorize'),
    forms: codeRows(t, c, 600),
    isDataAuthorize: flag('isDataAuthorize'),
  };
}

/** Tabs of the form: the entry itself, then what can be granted on its page. */
export function menuLayout(t: MenuTranslate): LayoutNode[] {
  return [
    tabsOfFields('tabs', [
      [t('entry'), ENTRY_FIELDS],
      [t('buttons'), ['isButtonAuthorize', 'buttons']],
      [t('columns'), ['isColumnAuthorize', 'columns']],
      [t('forms'), ['isFormAuthorize', 'forms']],
      [t('rows'), ['isDataAuthorize']],
    ]),
  ];
}

const ENTRY_FIELDS = [
  'category',
  'type',
  'parentId',
  'fullName',
  'enCode',
  'urlAddress',
  'linkTarget',
  'modelId',
  'dictionaryId',
  'targetId',
  'icon',
  'sortCode',
  'nameEn',
  'nameZhtw',
  'nameVi',
  'enabledMark',
  'drawnId',
  'propertyJson',
];

function codeRows(t: MenuTranslate, c: CommonTranslate, maxRows: number) {
  const columns: Field[] = [
    createField('text', { id: 'enCode', label: c('code'), required: true, maxLength: 100 }),
    createField('text', { id: 'fullName', label: c('name'), required: true, maxLength: 100 }),
  ];
  return field(
    'subtable',
    { label: t('codes'), showLabel: false, columns: columns as never, maxRows },
    {
      read: (raw) => raw,
      write: (value) =>
        (value as { enCode: string; fullName: string }[]).map(({ enCode, fullName }) => ({ enCode, fullName })),
    },
  );
}

const AS_CATEGORY = {
  read: (raw: unknown) => raw,
  write: (value: unknown) => value as NonNullable<MenuBody['category']>,
};
const AS_TARGET = {
  read: (raw: unknown) => raw,
  write: (value: unknown) => value as NonNullable<MenuBody['linkTarget']>,
};
