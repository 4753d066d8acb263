import { type Meta, type StoryObj } from '@storybook/react-vite';
import { createField } from '../core/document/createField.js';
import { fitsPhone } from '../testing/fitsPhone.js';
import { KindStates } from '../testing/KindStates.js';

/**
 * The field kinds that most forms are made of, each in every state: filled, empty, refused, read-only, disabled, in a row of a
 * subtable, on a phone, in a list, and as the text of details.
 *
 * **When:** texts, numbers, choices, days, people and files of a form document. Not for a form that is written by hand (the
 * widgets of `@smart-admin/ui`).
 *
 * **Keyboard:** that of the widget of the kind.
 */
const meta: Meta = { title: 'Forms/Everyday field kinds', play: fitsPhone };
export default meta;

/** One line, several lines, and the plate of a car. */
export const Texts: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('text', { id: 'name', label: '名称', span: 12, maxLength: 20 }),
        createField('plate', { id: 'plate', label: '车牌号', span: 12 }),
        createField('textarea', { id: 'note', label: '备注', maxLength: 200 }),
      ]}
      values={{ name: '滨海中心广场停车场', plate: '京A8K627', note: '东侧入口夜间关闭\n请从南侧进场' }}
    />
  ),
};

/** Numbers, ranges of them, and what a formula makes of them. */
export const Numbers: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('number', { id: 'price', label: '单价', span: 12, precision: 2 }),
        createField('number', { id: 'count', label: '数量', span: 12 }),
        createField('numberRange', { id: 'fee', label: '收费范围', span: 12, append: '元' }),
        createField('calculate', { id: 'total', label: '金额', span: 12, formula: '{price} × {count}' }),
      ]}
      values={{ price: 5.5, count: 3, fee: [5, 60], total: '16.50' }}
    />
  ),
};

const zones = [
  { value: 'a', label: 'A区', children: [{ value: 'a1', label: 'A区一层' }] },
  { value: 'b', label: 'B区', children: [{ value: 'b1', label: 'B区一层' }] },
];

/** One of few, several of few, one of many, and of a tree; yes and no. */
export const Choices: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('radio', { id: 'region', label: '区域', span: 12, options: regions }),
        createField('checkbox', { id: 'regions', label: '服务区域', span: 12, options: regions }),
        createField('select', {
          id: 'type',
          label: '车型',
          span: 12,
          dataType: 'dictionary',
          dictionaryType: 'carType',
        }),
        createField('treeSelect', { id: 'zone', label: '分区', span: 12, options: zones }),
        createField('cascader', { id: 'way', label: '楼层', span: 12, options: zones }),
        createField('switch', { id: 'open', label: '是否开放', span: 12 }),
      ]}
      values={{ region: 'n', regions: ['n', 's'], type: 'green', zone: 'a1', way: ['b', 'b1'], open: true }}
    />
  ),
};

const regions = [
  { value: 'n', label: '北区' },
  { value: 's', label: '南区' },
];

/** Days, times of day, and spans of days. */
export const Days: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('date', { id: 'day', label: '进场日期', span: 12 }),
        createField('time', { id: 'time', label: '时间', span: 12 }),
        createField('dateRange', { id: 'span', label: '有效期' }),
      ]}
      values={{ day: '2026-11-20', time: '08:30:00', span: ['2026-11-20', '2026-11-27'] }}
    />
  ),
};

/** People, where they belong, and areas. */
export const PeopleAndPlaces: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('userSelect', { id: 'user', label: '负责人', span: 12 }),
        createField('organizeSelect', { id: 'company', label: '公司', span: 12 }),
        createField('departmentSelect', { id: 'department', label: '部门', span: 12 }),
        createField('positionSelect', { id: 'position', label: '岗位', span: 12 }),
        createField('roleSelect', { id: 'role', label: '角色', span: 12 }),
        createField('areaSelect', { id: 'area', label: '所在地区', span: 12 }),
      ]}
      values={{
        user: 'u1',
        company: 'o11',
        department: 'd1',
        position: 'p1',
        role: 'r1',
        area: ['11', '1101', '110101'],
      }}
    />
  ),
};

const file = (name: string, url: string) => ({ name, fileId: name, fileVersionId: '1', url, fileSize: 20_480 });

/** Files and images. */
export const Uploads: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('uploadFile', { id: 'files', label: '附件' }),
        createField('uploadImg', { id: 'images', label: '现场照片' }),
      ]}
      values={{ files: [file('contract.pdf', '/contract.pdf')], images: [file('gate.svg', '/favicon.svg')] }}
    />
  ),
};

/** What the server fills in: numbers, who and when. */
export const FilledByServer: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('autoNumber', { id: 'no', label: '编号', span: 12 }),
        createField('currOrganize', { id: 'organize', label: '所属组织', span: 12 }),
        createField('createUser', { id: 'by', label: '创建人', span: 12 }),
        createField('createTime', { id: 'at', label: '创建时间', span: 12 }),
        createField('modifyUser', { id: 'changedBy', label: '修改人', span: 12 }),
        createField('modifyTime', { id: 'changedAt', label: '修改时间', span: 12 }),
      ]}
      values={{
        ...{ no: 'FK-20261126-0001', organize: 'd1', by: 'u1', at: 1_795_134_600_000 },
        ...{ changedBy: 'u2', changedAt: 1_795_223_700_000 },
      }}
    />
  ),
};

/** Titles, lines and paragraphs between fields. */
export const BetweenFields: StoryObj = {
  render: () => (
    <KindStates
      inRows={false}
      fields={[
        createField('groupTitle', { id: 'title', content: '车辆信息' }),
        createField('text', { id: 'name', label: '名称' }),
        createField('divider', { id: 'line', content: '费用' }),
        createField('paragraph', { id: 'words', content: '进场十五分钟内离场不收费' }),
      ]}
      values={{ name: '滨海中心广场停车场' }}
    />
  ),
};

/** Rows of fields, with their sums. */
export const Rows: StoryObj = {
  render: () => (
    <KindStates
      inRows={false}
      fields={[
        createField('subtable', {
          id: 'parts',
          label: '收费明细',
          showSummary: true,
          summaryFields: ['fee'],
          columns: [
            createField('text', { id: 'item', label: '项目' }),
            createField('number', { id: 'fee', label: '金额', precision: 2 }),
          ],
        }),
      ]}
      values={{ parts: [{ item: '临停', fee: 12.5 }] }}
    />
  ),
};
