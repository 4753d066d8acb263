import {
  createMemoryRecords,
  type EntitySource,
  type TreeSource,
  type TreeSourceNode,
} from '@smart-admin/pickers/sources';
import { filterHolds } from '../core/list/filterHolds.js';
import { type RecordFilter } from '../core/list/recordFilter.js';
import { type FormDataSources } from '../fields/sources/FormDataSources.js';
import { memoryUploads } from './memoryUploads.js';

const organizations: TreeSourceNode[] = [
  {
    id: 'o1',
    label: '滨海智慧停车集团',
    type: 'company',
    children: [
      {
        id: 'o11',
        label: '集团总部',
        type: 'company',
        children: [
          { id: 'd1', label: '平台研发部', type: 'department', isLeaf: true },
          { id: 'd2', label: '运营管理部', type: 'department', isLeaf: true },
        ],
      },
    ],
  },
];

const people = [
  { id: 'u1', label: '周雨桐', description: 'zhouyt' },
  { id: 'u2', label: '陈嘉豪', description: 'chenjh' },
  { id: 'u3', label: '欧阳子轩', description: 'ouyangzx' },
];

const users: EntitySource = {
  search: async ({ keyword }) => {
    const items = people.filter(({ label, description }) => `${label}${description}`.includes(keyword));
    return { items, total: items.length };
  },
  names: async (ids) =>
    Object.fromEntries(people.filter(({ id }) => ids.includes(id)).map(({ id, label }) => [id, label])),
};

const areas: TreeSource = {
  load: async () => [{ id: '11', label: '北京市', isLeaf: false }],
  loadChildren: async (id) =>
    id === '11' ? [{ id: '1101', label: '市辖区', isLeaf: false }] : [{ id: '110101', label: '东城区', isLeaf: true }],
  names: async (ids) =>
    Object.fromEntries(
      [
        ['11', '北京市'],
        ['1101', '市辖区'],
        ['110101', '东城区'],
      ].filter(([id]) => ids.includes(id ?? '')),
    ),
};

function treeSource(nodes: TreeSourceNode[]): TreeSource {
  const all = (list: readonly TreeSourceNode[]): TreeSourceNode[] =>
    list.flatMap((node) => [node, ...all(node.children ?? [])]);
  return {
    load: async () => nodes,
    names: async (ids) =>
      Object.fromEntries(
        all(nodes)
          .filter(({ id }) => ids.includes(id))
          .map(({ id, label }) => [id, label]),
      ),
  };
}

const cars = [
  { id: 'car1', plate: '京A66666', owner: '周雨桐', phone: '13800000001' },
  { id: 'car2', plate: '粤B12345', owner: '陈嘉豪', phone: '13800000002' },
];

/** Rows whose text is that of one of their columns. */
const carsBy = (column: string, filter?: RecordFilter) =>
  createMemoryRecords(
    cars
      .filter((car) => !filter || filterHolds(filter, car))
      .map((car) => ({ id: car.id, label: String((car as Record<string, string>)[column] ?? ''), values: car })),
  );

/** Sources of forms in memory, for stories and tests. */
export const memorySources: FormDataSources = {
  options: async (type) =>
    type === 'carType'
      ? [
          { value: 'small', label: '小型车' },
          { value: 'green', label: '新能源小型车' },
        ]
      : [],
  remoteOptions: async (url) =>
    url === '/api/lots' ? { data: [{ id: 1, fullName: '滨海中心广场停车场' }] } : 'no list',
  users,
  organizeTree: treeSource(organizations),
  departmentTree: treeSource(organizations),
  positionTree: treeSource([{ id: 'p1', label: '前端工程师', type: 'position', isLeaf: true }]),
  roleTree: treeSource([{ id: 'r1', label: '管理员', type: 'role', isLeaf: true }]),
  groupTree: treeSource([{ id: 'g1', label: '夜班', type: 'group', isLeaf: true }]),
  areaTree: areas,
  records: (_modelId, relationField, filter) => carsBy(relationField, filter),
  interfaceRows: ({ relationField }, filter) => carsBy(relationField, filter),
  interfaceAnswer: async ({ params }) => cars.filter(({ id }) => id === params.car),
  uploads: memoryUploads(),
};
