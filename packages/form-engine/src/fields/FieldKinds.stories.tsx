import { type Meta, type StoryObj } from '@storybook/react-vite';
import { createField } from '../core/document/createField.js';
import { fitsPhone } from '../testing/fitsPhone.js';
import { KindStates } from '../testing/KindStates.js';

/**
 * The field kinds of forms, each in every state: filled, empty, refused, read-only, disabled, in a row of a subtable, and
 * as the text of details.
 *
 * **When:** the kinds that a form document may use. Not for a form that is written by hand (the widgets of
 * `@smart-admin/ui`).
 *
 * **Keyboard:** that of the widget of the kind.
 */
const meta: Meta = { title: 'Forms/Field kinds', play: fitsPhone };
export default meta;

/** A related record, a row of a data interface, and attributes that follow them. */
export const RelatedRecords: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('relationForm', { id: 'car', label: '车辆', span: 12, modelId: 'car', relationField: 'plate' }),
        createField('relationFormAttr', {
          id: 'owner',
          label: '车主',
          span: 12,
          relationField: 'car',
          showField: 'owner',
        }),
        createField('popupSelect', {
          id: 'spare',
          label: '备用车',
          span: 12,
          interfaceId: '9',
          relationField: 'plate',
        }),
        createField('popupAttr', { id: 'phone', label: '电话', span: 12, relationField: 'spare', showField: 'phone' }),
      ]}
      values={{ car: 'car1', spare: 'car2' }}
    />
  ),
};

/** Choices that offer what fits the rest of the form: lots of the region. */
export const FilteredOptions: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('radio', { id: 'region', label: '区域', span: 12, options: regions }),
        createField('select', {
          id: 'lot',
          label: '停车场',
          span: 12,
          options: lots,
          optionFilter: 'STARTSWITH({option.value}, {region})',
        }),
      ]}
      values={{ region: 'n', lot: 's1' }}
    />
  ),
};

const regions = [
  { value: 'n', label: '北区' },
  { value: 's', label: '南区' },
];
const lots = [
  { value: 'n1', label: '北区停车场' },
  { value: 's1', label: '南区停车场' },
];

/** What a data interface answers for what the form holds. */
export const LookedUp: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('text', { id: 'car', label: '车辆编号', span: 12 }),
        createField('lookup', {
          id: 'owner',
          label: '车主',
          span: 12,
          interfaceId: '9',
          params: { car: '{car}' },
          answerPath: '0.owner',
        }),
      ]}
      values={{ car: 'car1' }}
    />
  ),
};

/** QR codes and barcodes of fixed texts and of other fields; what a code cannot hold is said. */
export const Codes: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('text', { id: 'no', label: '编号', span: 8 }),
        createField('qrcode', { id: 'qr', label: '二维码', span: 8, source: 'relation', relationField: 'no' }),
        createField('barcode', {
          id: 'bar',
          label: '条形码',
          span: 8,
          width: 2,
          source: 'relation',
          relationField: 'no',
        }),
      ]}
      values={{ no: 'P20261122' }}
    />
  ),
};

/** Time ranges, ratings, sliders, colours, groups and places. */
export const Inputs: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('timeRange', { id: 'open', label: '开放时间', span: 12, seconds: false }),
        createField('rate', { id: 'stars', label: '评分', span: 12 }),
        createField('slider', { id: 'load', label: '占用率', span: 12 }),
        createField('color', { id: 'color', label: '颜色', span: 12 }),
        createField('groupSelect', { id: 'group', label: '班组', span: 12 }),
        createField('location', { id: 'place', label: '位置' }),
      ]}
      values={{
        open: ['08:00', '22:00'],
        stars: 4,
        load: 60,
        color: '#1a6fff',
        group: 'g1',
        place: { address: '滨海中心广场', longitude: 117.7, latitude: 39.01 },
      }}
    />
  ),
};

const signed =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA5MCAzMCI+PHBhdGggZD0iTTUgMjBRMjAgMCAzMCAyMFQ2MCAxNVQ4NSAxMCIgZmlsbD0ibm9uZSIgc3Ryb2tlPSIjMDAwIiBzdHJva2Utd2lkdGg9IjIiLz48L3N2Zz4=';

/** Rich text and signatures; in a row they open beside their cell. */
export const RichTextAndSignature: StoryObj = {
  render: () => (
    <KindStates
      fields={[
        createField('richText', { id: 'notice', label: '须知', height: 160 }),
        createField('signature', { id: 'sign', label: '签名' }),
      ]}
      values={{ notice: '<h3>入场须知</h3><p>请<strong>减速</strong>慢行。</p>', sign: signed }}
    />
  ),
};

/** Links, messages, buttons and embedded pages; addresses that may not be opened do nothing. */
export const Displays: StoryObj = {
  render: () => (
    <KindStates
      inRows={false}
      fields={[
        createField('link', { id: 'help', content: '停车场使用帮助', address: '/help' }),
        createField('link', { id: 'bad', content: '不能打开的地址', address: 'javascript:alert(1)' }),
        createField('alert', {
          id: 'note',
          tone: 'warning',
          title: '注意',
          description: '提交后不能修改',
          closable: true,
        }),
        createField('button', { id: 'print', action: 'print', look: 'primary' }),
        createField('iframe', { id: 'page', label: '地图', address: 'http://a.example' }),
      ]}
      values={{}}
    />
  ),
};
