import { createMemoryEntities } from '../sources/createMemoryEntities.js';
import { createMemoryRecords } from '../sources/createMemoryRecords.js';
import { createMemoryTree } from '../sources/createMemoryTree.js';
import { type EntityItem } from '../sources/EntitySource.js';
import { type RecordColumn } from '../sources/RecordSource.js';
import { type TreeSourceNode } from '../sources/TreeSource.js';
import { type UserSource } from '../sources/UserSource.js';

const position = (id: string, label: string): TreeSourceNode => ({ id, label, type: 'position', isLeaf: true });
const department = (id: string, label: string, children?: TreeSourceNode[]): TreeSourceNode => ({
  id,
  label,
  type: 'department',
  children,
});
const company = (id: string, label: string, children: TreeSourceNode[]): TreeSourceNode => ({
  id,
  label,
  type: 'company',
  children,
});

const ORGANIZES = [
  company('group', '滨海智慧停车集团', [
    company('head', '集团总部', [
      department('research', '平台研发部'),
      department('operation', '运营管理部'),
      department('finance', '财务结算部'),
    ]),
    company('south', '城南分公司', [
      department('parking', '停车运营一部', [
        position('lead', '运营主管'),
        position('cashier', '收费专员'),
        position('patrol', '巡检专员'),
      ]),
      department('devices', '设备维保部'),
    ]),
  ]),
];

/** Companies, departments and positions. */
export const organizeTree = createMemoryTree(ORGANIZES);

const PEOPLE: (EntityItem & { organizeId: string })[] = [
  { id: 'lin', label: '林晓东', description: 'linxd · 平台研发部', organizeId: 'research' },
  { id: 'guo', label: '郭晓萌', description: 'guoxm · 平台研发部', organizeId: 'research' },
  { id: 'luo', label: '罗振宇', description: 'luozy · 平台研发部', organizeId: 'research' },
  { id: 'wu', label: '吴运营', description: 'operator · 停车运营一部', organizeId: 'parking' },
  { id: 'chen', label: '陈思远', description: 'chensy · 财务结算部', organizeId: 'finance' },
];

const withPeople = (node: TreeSourceNode): TreeSourceNode => ({
  ...node,
  isLeaf: false,
  children: [
    ...(node.children ?? []).filter(({ type }) => type !== 'position').map(withPeople),
    ...PEOPLE.filter(({ organizeId }) => organizeId === node.id).map(({ id, label }) => ({
      id,
      label,
      type: 'user',
      isLeaf: true,
    })),
  ],
});

/** People below their organisations, level by level. */
export const userTree = createMemoryTree(ORGANIZES.map(withPeople), { lazy: true });

const everybody = createMemoryEntities(PEOPLE);

/** Everything that the user picker can show. */
export const users: UserSource = {
  ...everybody,
  tree: userTree,
  currentOrganization: createMemoryEntities(PEOPLE.slice(0, 3)).search,
  subordinates: createMemoryEntities(PEOPLE.slice(1, 3)).search,
};

/** Provinces with cities and districts; Hong Kong has nothing below it here. */
export const areaTree = createMemoryTree(
  [
    area('440000', '广东省', [
      area('440100', '广州市', [area('440106', '天河区'), area('440103', '荔湾区')]),
      area('440300', '深圳市', [area('440305', '南山区'), area('440304', '福田区')]),
    ]),
    area('350000', '福建省', [area('350200', '厦门市', [area('350203', '思明区')])]),
    area('810000', '香港特别行政区'),
  ],
  { lazy: true },
);

function area(id: string, label: string, children?: TreeSourceNode[]): TreeSourceNode {
  return { id, label, type: 'area', children };
}

export const roleTree = createMemoryTree([
  company('r-group', '滨海智慧停车集团', [
    { id: 'manager', label: '运营经理', type: 'role' },
    { id: 'clerk', label: '停车场员工', type: 'role' },
  ]),
]);

export const groupTree = createMemoryTree([
  {
    id: 'project',
    label: '项目组',
    type: 'groupType',
    children: [
      { id: 'g1', label: '城南改造项目组', type: 'group' },
      { id: 'g2', label: '无人值守项目组', type: 'group' },
    ],
  },
]);

export const dictionaryTree = createMemoryTree([
  {
    id: 'business',
    label: '商务来访',
    children: [
      { id: 'interview', label: '面试' },
      { id: 'meeting', label: '会议' },
    ],
  },
  { id: 'delivery', label: '送货' },
]);

const PLATES = ['京A66666', '粤B12345', '闽D88888', '沪A00001', '浙A23456', '苏E77777'];

/** Cars with owner and kind. */
export const cars = createMemoryRecords(
  Array.from({ length: 46 }, (_, index) => ({
    id: `car${index + 1}`,
    label: index < PLATES.length ? (PLATES[index] ?? '') : `粤B${String(10_000 + index)}`,
    values: {
      plate: index < PLATES.length ? PLATES[index] : `粤B${String(10_000 + index)}`,
      owner: PEOPLE[index % PEOPLE.length]?.label,
      kind: index % 3 === 0 ? '新能源' : '小型汽车',
    },
  })),
);

export const carColumns: readonly RecordColumn[] = [
  { value: 'plate', label: '车牌号' },
  { value: 'owner', label: '车主' },
  { value: 'kind', label: '类型' },
];
