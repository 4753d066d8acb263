import { type Locale } from '@smart-admin/ui/messages';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { encodeFormDocument } from '../../core/document/encodeFormDocument.js';
import { memoryRecords } from '../memory/memoryRecords.js';
import { type ModelRow, modelResource } from '../modelResource.js';
import { type ListLayout, type ResourceDefinition, type ResourceSource } from '../types.js';

const STATES = [
  { value: 'new', label: '待受理' },
  { value: 'doing', label: '处理中' },
  { value: 'done', label: '已办结' },
];

/** Complaints with a state, days and a person: the fixture of boards, calendars and groups. */
export const complaintForm = createFormDocument([
  createField('text', { id: 'title', label: '事由', required: true }),
  createField('radio', { id: 'state', label: '状态', options: STATES }),
  createField('text', { id: 'owner', label: '处理人' }),
  createField('date', { id: 'from', label: '受理日期' }),
  createField('date', { id: 'to', label: '办结日期' }),
]);

const TITLES = ['道闸不抬杆', '重复扣费', '车位被占', '发票抬头有误', '照明损坏', '充电桩故障', '坡道积水'];

/** So many complaints of the month, the same every time; every seventh has no state. */
export function complaints(count: number, month: string): ModelRow[] {
  return Array.from({ length: count }, (_, index): ModelRow => {
    const day = (index % 27) + 1;
    const at = (offset: number) => `${month}-${String(Math.min(28, day + offset)).padStart(2, '0')}`;
    return {
      id: `c${index + 1}`,
      title: `${TITLES[index % TITLES.length] ?? ''} ${index + 1}`,
      state: index % 7 === 6 ? '' : (STATES[index % 3]?.value ?? ''),
      owner: ['周雨桐', '陈嘉豪'][index % 2] ?? '',
      from: at(0),
      to: index % 5 === 0 ? at(3) : '',
    };
  });
}

/** A page of complaints in all layouts. */
export function complaintResource({
  first,
  rows,
  source,
  locale = 'zh',
}: ComplaintOptions): ResourceDefinition<ModelRow> {
  return modelResource(
    {
      id: 'complaint',
      fullName: '投诉',
      formData: encodeFormDocument(complaintForm),
      columnData: {
        searchList: [{ __vModel__: 'title', label: '事由', searchType: 2 }],
        columnList: ['title', 'state', 'owner', 'from', 'to'].map((prop) => ({ prop })),
        layouts: ['table', 'cards', 'groups', 'board', 'calendar'],
        startLayout: first,
        groupField: 'state',
        boardField: 'state',
        calendarStart: 'from',
        calendarEnd: 'to',
      },
    },
    { ...memoryRecords(complaintForm, rows), ...source },
    locale,
  );
}

interface ComplaintOptions {
  first: ListLayout;
  rows: readonly ModelRow[];
  /** Calls that answer in another way. */
  source?: Partial<ResourceSource<ModelRow>>;
  locale?: Locale;
}
