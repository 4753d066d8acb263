import { type ReferenceChoice, type ReferenceSources } from '../editor/references/ReferenceSources.js';

/** What designers choose references from in stories and tests: a thousand models, of which two have fields to tell. */
export const memoryReferences: ReferenceSources = {
  model: {
    load: async () => [
      { id: 'm1', name: '车辆档案', code: 'car.archive', hint: '车辆' },
      { id: 'm2', name: '车位台账', code: 'space.ledger', hint: '车位' },
      ...Array.from({ length: 1_000 }, (_, index) => ({
        id: `x${index}`,
        name: `巡检登记 ${index}`,
        code: `patrol.${index}`,
      })),
    ],
  },
  modelField: { load: async (within) => FIELDS[within] ?? [] },
  interface: {
    load: async () => [
      { id: 'i1', name: '停车场列表', code: 'parkingList' },
      { id: 'i2', name: '天气预报', code: 'weather' },
    ],
  },
  // what the weather answers nobody knows before it is asked
  interfaceColumn: { load: async (within) => (within === 'i1' ? COLUMNS : undefined) },
  dictionary: {
    load: async () => [
      {
        id: 'd0',
        name: '业务字典',
        code: 'business',
        children: [
          { id: 'd1', name: '车辆用途', code: 'carUse' },
          { id: 'd2', name: '车牌颜色', code: 'plateColour' },
        ],
      },
    ],
    preview: async (id) => (id === 'd1' ? ['自用', '营运', '租赁'] : []),
  },
  billRule: {
    load: async () => [
      { id: 'visit', name: '访客单号', hint: 'FK-20261126-0001' },
      { id: 'order', name: '订单号', hint: 'DD202611000001' },
    ],
  },
};

const part = (id: string, name: string): ReferenceChoice => ({ id, name, code: id });
const FIELDS: Readonly<Record<string, readonly ReferenceChoice[]>> = {
  m1: [part('seats', '座位数'), { ...part('plate', '车牌号'), isDefault: true }, part('owner', '车主')],
  m2: [{ ...part('spaceNo', '车位编号'), isDefault: true }, part('owner', '使用人')],
};
const COLUMNS = [part('Id', '编号'), { ...part('Name', '名称'), isDefault: true }];
