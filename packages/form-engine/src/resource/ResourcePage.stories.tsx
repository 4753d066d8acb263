import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { toast } from '@smart-admin/ui/toast';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { visitDocument } from '../core/testing/visitDocument.js';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from '../testing/memorySources.js';
import { modelResource, type ModelRow } from './modelResource.js';
import { ResourcePage } from './ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from './ResourceProvider.js';
import { memoryResource, memorySource } from './testing/memoryResource.js';
import { type ResourcePermissions, type ResourceSource } from './types.js';

/**
 * A whole management page out of one definition: list, search, form, import, export, rights and column settings.
 *
 * **When:** for every list of records with a form. Not for pages of another shape (Patterns).
 *
 * **Keyboard:** Tab goes from the filters to the table; arrows walk the rows, Enter opens one, Escape closes it.
 */
const meta: Meta = {
  title: 'Forms/Resource',
  tags: ['vi'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: { component: '一个资源定义画出整页：树、筛选、工具栏、表格、分页、表单、导入导出、列设置。' },
    },
  },
};
export default meta;

function Frame({ children, permissions = ALLOW_ALL }: { children: ReactNode; permissions?: ResourcePermissions }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <FormDataSourcesProvider sources={memorySources}>
        <ResourceProvider permissions={permissions}>
          <div className="h-dvh bg-canvas p-3 phone:p-0">{children}</div>
        </ResourceProvider>
      </FormDataSourcesProvider>
    </QueryClientProvider>
  );
}

/** List with tree, filters, row and batch actions. */
export const Users: StoryObj = {
  render: () => (
    <Frame>
      <ResourcePage
        definition={{
          ...memoryResource(),
          actions: [
            {
              id: 'reset',
              label: '重置密码',
              icon: <KeyRound aria-hidden />,
              place: 'row',
              run: () => void toast.success('密码已重置'),
            },
          ],
        }}
      />
    </Frame>
  ),
};

/** Without codes only the list itself remains. */
export const ReadOnly: StoryObj = {
  render: () => (
    <Frame permissions={{ can: () => false, canColumn: (code) => code !== 'account', fieldAccess: () => 'hidden' }}>
      <ResourcePage definition={memoryResource()} />
    </Frame>
  ),
};

/** Nothing there yet. */
export const Empty: StoryObj = {
  render: () => (
    <Frame>
      <ResourcePage definition={{ ...memoryResource(memorySource([])), tree: undefined }} />
    </Frame>
  ),
};

/** The first load failed. */
export const Failed: StoryObj = {
  render: () => (
    <Frame>
      <ResourcePage
        definition={{
          ...memoryResource({ list: () => Promise.reject(new Error('连接服务器超时，请检查网络后重试')) }),
          tree: undefined,
        }}
      />
    </Frame>
  ),
};

const visits: ModelRow[] = [
  {
    id: 'v1',
    visitorName: '周雨桐',
    mobile: '13800138000',
    reason: 'visit',
    startDate: '2026-11-20',
    total: '860.50',
    creator: 'u1',
    creator_name: '周雨桐',
    visitors: [{ name: '王若彤', count: 2, price: 300 }],
  },
  {
    id: 'v2',
    visitorName: '阿依古丽·买买提',
    mobile: '13900139000',
    reason: 'other',
    otherReason: '设备检修',
    startDate: '2026-11-21',
    total: '1234567.80',
    creator: 'u2',
    visitors: [],
  },
];

const visitSource: ResourceSource<ModelRow> = {
  list: async ({ currentPage, pageSize }) => ({
    list: visits,
    pagination: { currentPage, pageSize, total: visits.length },
  }),
  read: async (id) => visits.find((row) => row.id === id) ?? {},
  create: async () => undefined,
  update: async () => undefined,
  remove: async () => undefined,
};

/** A page that somebody designed: the same runtime from stored documents. */
export const DesignedModel: StoryObj = {
  render: () => (
    <Frame>
      <ResourcePage
        definition={modelResource(
          {
            id: 'm1',
            fullName: '访客预约',
            formData: JSON.stringify(encodeFormDocument(visitDocument)),
            columnData: {
              searchList: [
                { __vModel__: 'visitorName', label: '访客姓名', searchType: 2 },
                { __vModel__: 'reason', label: '来访事由' },
                { __vModel__: 'startDate', label: '开始日期', searchType: 3 },
              ],
              columnList: ['visitorName', 'mobile', 'reason', 'startDate', 'total', 'creator'].map((prop) => ({
                prop,
                sortable: prop === 'startDate',
              })),
              btnsList: [{ value: 'add', label: '新增' }],
              columnBtnsList: [
                { value: 'edit', label: '编辑' },
                { value: 'remove', label: '删除' },
              ],
            },
          },
          visitSource,
        )}
      />
    </Frame>
  ),
};
