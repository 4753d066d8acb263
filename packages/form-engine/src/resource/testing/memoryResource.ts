import { createField, createFormDocument } from '../../core/document/createField.js';
import { ResourceError } from '../ResourceError.js';
import { type ListQuery, type ResourceDefinition, type ResourceRow, type ResourceSource } from '../types.js';

export interface UserRow extends ResourceRow {
  name: string;
  account: string;
  department: string;
  phone: string;
  enabledMark: number;
  lastLogin: string;
}

const NAMES = [
  '周雨桐',
  '陈嘉豪',
  '欧阳子轩',
  '李思远',
  '王若彤',
  '张一鸣',
  '阿依古丽·买买提',
  '何静怡',
  '徐浩然',
  '孙悦',
  '马天宇',
  '林可欣',
  '高博文',
  '郭晓萌',
  '罗振宇',
];
const DEPARTMENTS = ['平台研发部', '运营管理部', '财务结算部'];

/** Made-up users: the same every time. */
export function userRows(count: number): UserRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `u${index + 1}`,
    name: NAMES[index % NAMES.length] ?? '',
    account: `user${index + 1}`,
    department: DEPARTMENTS[index % DEPARTMENTS.length] ?? '',
    phone: `138${String(10_000_000 + index * 7919).slice(0, 8)}`,
    enabledMark: index % 9 === 8 ? 0 : 1,
    lastLogin: `2026-11-${String(20 - (index % 20)).padStart(2, '0')} ${String(18 - (index % 10)).padStart(2, '0')}:42:00`,
  }));
}

/** A source that keeps its rows in memory and answers like a server: filters, sorts, pages, refuses double accounts. */
export function memorySource(rows: UserRow[]): ResourceSource<UserRow> & { rows: UserRow[] } {
  const source = {
    rows,
    list: async (query: ListQuery) => {
      const found = sorted(
        source.rows.filter((row) => matches(row, query)),
        query,
      );
      const start = (query.currentPage - 1) * query.pageSize;
      return {
        list: found.slice(start, start + query.pageSize),
        pagination: { currentPage: query.currentPage, pageSize: query.pageSize, total: found.length },
      };
    },
    read: async (id: string) => ({ ...source.rows.find((row) => row.id === id) }),
    create: async (values: Record<string, unknown>) => {
      refuseDouble(source.rows, values, '');
      const id = `u${source.rows.length + 1000}`;
      source.rows = [
        {
          enabledMark: 1,
          lastLogin: '',
          ...(values as unknown as Omit<UserRow, 'id' | 'enabledMark' | 'lastLogin'>),
          id,
        },
        ...source.rows,
      ];
      return id;
    },
    update: async (id: string, values: Record<string, unknown>) => {
      refuseDouble(source.rows, values, id);
      source.rows = source.rows.map((row) => (row.id === id ? { ...row, ...values } : row));
    },
    remove: async (id: string) => {
      source.rows = source.rows.filter((row) => row.id !== id);
    },
    removeMany: async (ids: string[]) => {
      source.rows = source.rows.filter((row) => !ids.includes(row.id));
    },
  };
  return source;
}

function matches(row: UserRow, { keyword = '', filters }: ListQuery): boolean {
  const states = filters.enabledMark;
  return (
    `${row.name}${row.account}${row.phone}`.includes(keyword) &&
    (states === undefined || String(row.enabledMark) === states) &&
    (filters.department === undefined || row.department === filters.department)
  );
}

function sorted(rows: UserRow[], { sort }: ListQuery): UserRow[] {
  const [rule] = sort;
  if (!rule) return rows;
  const valueOf = (row: UserRow) => String((row as unknown as Record<string, unknown>)[rule.id] ?? '');
  return rows.toSorted((first, second) => valueOf(first).localeCompare(valueOf(second)) * (rule.desc ? -1 : 1));
}

function refuseDouble(rows: UserRow[], values: Record<string, unknown>, id: string): void {
  if (rows.some((row) => row.account === values.account && row.id !== id))
    throw new ResourceError('账号已存在', { account: '账号已存在' });
}

/** The form of a user. */
export const userForm = createFormDocument([
  createField('text', { id: 'name', label: '姓名', required: true, span: 12, maxLength: 20, rule: 'name' }),
  createField('text', { id: 'account', label: '账号', required: true, span: 12, rule: 'account' }),
  createField('select', {
    id: 'department',
    label: '部门',
    required: true,
    span: 12,
    options: DEPARTMENTS.map((label) => ({ value: label, label })),
  }),
  createField('text', { id: 'phone', label: '手机号', span: 12, rule: 'mobile' }),
]);

/** A user page in memory. */
export function memoryResource(
  source: ResourceSource<UserRow> = memorySource(userRows(186)),
): ResourceDefinition<UserRow> {
  return {
    id: 'permission.user',
    label: '用户',
    source,
    form: userForm,
    columns: [
      { id: 'name', header: '姓名', width: 172, fixed: 'left', sortable: true },
      { id: 'account', header: '账号', sortable: true, permission: 'account' },
      { id: 'department', header: '部门' },
      { id: 'phone', header: '手机号', width: 132 },
      { id: 'enabledMark', header: '状态', kind: 'enabled', width: 96 },
      { id: 'lastLogin', header: '最近登录', kind: 'datetime', width: 132, sortable: true },
    ],
    search: [
      { id: 'keyword', label: '姓名 / 账号 / 手机号', kind: 'keyword' },
      {
        id: 'enabledMark',
        label: '状态',
        kind: 'select',
        options: [
          { value: '1', label: '启用' },
          { value: '0', label: '停用' },
        ],
      },
      { id: 'created', label: '创建日期', kind: 'date-range' },
      { id: 'phone', label: '手机号', kind: 'text' },
      { id: 'position', label: '岗位', kind: 'text' },
    ],
    tree: {
      title: '组织架构',
      param: 'department',
      load: async () => [
        {
          id: '滨海智慧停车集团',
          label: '滨海智慧停车集团',
          icon: 'building-2',
          disabled: true,
          children: DEPARTMENTS.map((label) => ({ id: label, label, icon: 'users', count: 62, isLeaf: true })),
        },
      ],
    },
  };
}
