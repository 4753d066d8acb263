import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Ticket } from 'lucide-react';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import {
  commonColumns,
  keywordSearch,
  nameAndCode,
  orderAndState,
  stateSearch,
} from '../../../resource/commonFields.js';
import { exportAction } from '../../../resource/fileActions.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { billRuleMessages } from './billRuleMessages.js';

/** Rules by which numbers are given out, with the number that comes next. */
export function Page() {
  const t = useMessages(billRuleMessages);
  const c = useMessages(commonMessages);
  const { state, createdAt } = commonColumns(c);
  const definition = apiResource(api.system.billRule, {
    page: pages.billRule,
    c,
    label: t('label'),
    search: [keywordSearch(c), stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 140, sortable: true },
      { id: 'nextNumber', header: t('nextNumber'), width: 220 },
      { id: 'thisNumber', header: t('thisNumber'), kind: 'number', width: 104, align: 'right' },
      state,
      { ...createdAt, sortable: true },
    ],
    form: {
      ...nameAndCode(c),
      prefix: field('text', { label: t('prefix'), span: 12, maxLength: 20 }),
      separator: field('select', {
        label: t('separator'),
        span: 12,
        placeholder: t('noSeparator'),
        options: SEPARATORS,
      }),
      dateFormat: field('select', {
        label: t('dateFormat'),
        span: 12,
        defaultValue: 'YYYYMMDD',
        placeholder: t('forEver'),
        help: t('dateHelp'),
        options: DATE_FORMATS,
      }),
      digit: field('number', {
        label: t('digit'),
        span: 12,
        required: true,
        min: 1,
        max: 12,
        precision: 0,
        defaultValue: 4,
        help: t('digitHelp'),
      }),
      startNumber: field('number', {
        label: t('startNumber'),
        span: 12,
        required: true,
        min: 0,
        max: 999_999_999,
        precision: 0,
        defaultValue: 1,
      }),
      ...orderAndState(c),
    },
    actions: [
      {
        id: 'take',
        label: t('take'),
        icon: <Ticket aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        confirm: t('takeQuestion'),
        visible: ({ enabledMark }) => enabledMark === 1,
        run: async ({ row, refresh }) => {
          if (!row) return;
          toast.success(t('taken', { number: await api.system.billRule.nextNumber({ id: row.id }) }));
          await refresh();
        },
      },
      exportAction(t('export'), (id) => api.system.billRule.export({ id })),
    ],
  });
  return <ManagedResource definition={definition} />;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const SEPARATORS = asOptions(['-', '_', '/', '.']);
const DATE_FORMATS = asOptions(['YYYY', 'YYYYMM', 'YYYYMMDD', 'YYMM', 'YYMMDD']);
