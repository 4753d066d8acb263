import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '@smart-admin/ui/button';
import { Card } from '@smart-admin/ui/card';
import { DataTable, useClientRows, type DataColumn, type SortEntry } from '@smart-admin/ui/data-table';
import { Input } from '@smart-admin/ui/input';
import { Status } from '@smart-admin/ui/status';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type NavigationItem } from '../frame/navigationItem.js';
import { createStage, stageStore } from '../testing/onStage.js';
import { AppFrame } from './AppFrame.js';

/**
 * The frame as an application uses it. Menu, user and brand are properties; `path` and `navigate` come from the router
 * that the application has, and without them links are ordinary links. What is not given is not there: no lock screen,
 * no sign-out, no language menu, no documentation.
 *
 * **When:** for an application with a menu of more than a handful of pages, among which people go back and forth all
 * day. Not for a site of a few pages that are read once, or a public page.
 *
 * **Keyboard:** Tab goes from the skip link over top bar and menu to the page; `?` shows all keys.
 */
const meta: Meta = {
  title: 'Frame/Frame in an application',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => void createStage(),
};
export default meta;

type Story = StoryObj;

const MENU: readonly NavigationItem[] = [
  { path: '/orders', title: 'Orders', icon: 'receipt-text' },
  {
    title: 'Stock',
    icon: 'package',
    children: [
      { path: '/stock/goods', title: 'Goods' },
      { path: '/stock/suppliers', title: 'Suppliers' },
    ],
  },
  { href: 'https://docs.example.com/', title: 'Handbook', icon: 'book-open' },
];

/** All that a frame needs. */
export const FiveLines: Story = {
  render: function Application() {
    const [path, navigate] = useState('/orders');
    return (
      <AppFrame menu={MENU} user={{ name: 'Lin Xiao' }} brand={{ name: 'Acme' }} path={path} navigate={navigate}>
        <Card title={path}>A page of the application</Card>
      </AppFrame>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Suppliers' }));
    await expect(within(canvas.getByRole('main')).getByText('/stock/suppliers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lin Xiao' })).toBeNull();
  },
};

/** A page with a list, and a frame that offers what the application has. */
export const WithAList: Story = {
  render: function Application() {
    const [path, navigate] = useState('/orders');
    return (
      <AppFrame
        store={stageStore()}
        menu={MENU}
        user={{ name: 'Lin Xiao', account: 'lin' }}
        brand={{ name: 'Acme', version: '2.4' }}
        path={path}
        navigate={navigate}
        renderPage={(page) => (page === '/orders' ? <Orders /> : <Card title={page}>{page}</Card>)}
        links={{ documentation: 'https://docs.example.com/' }}
        about={{ tagline: 'Orders and stock of the whole group', copyright: '© 2026 Acme' }}
        onProfile={() => navigate('/profile')}
        onLogout={() => navigate('/orders')}
      />
    );
  },
};
export const WithAListInDark: Story = {
  ...WithAList,
  beforeEach: () => void createStage({ colorMode: 'dark' }),
  globals: { mode: 'dark' },
};

interface Order {
  id: string;
  customer: string;
  amount: number;
  paid: boolean;
}

const ORDERS: readonly Order[] = Array.from({ length: 40 }, (_, index) => ({
  id: `A-${1040 - index}`,
  customer: ['Harbour Works', 'Northern Mills', 'City Library'][index % 3] ?? '',
  amount: 120 + ((index * 37) % 400),
  paid: index % 4 !== 1,
}));
const COLUMNS: DataColumn<Order>[] = [
  { id: 'id', header: 'Order', accessor: 'id', width: 120, sortable: true },
  { id: 'customer', header: 'Customer', accessor: 'customer', minWidth: 200, sortable: true },
  { id: 'amount', header: 'Amount', accessor: 'amount', width: 120, align: 'right', sortable: true },
  {
    id: 'paid',
    header: 'State',
    width: 140,
    cell: ({ paid }) => <Status tone={paid ? 'enabled' : 'disabled'}>{paid ? 'Paid' : 'Open'}</Status>,
  },
];

function Orders() {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<readonly SortEntry[]>([]);
  const rows = useClientRows({ rows: ORDERS, columns: COLUMNS, sorting, search });
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-3 rounded-lg border border-hairline bg-surface p-4">
      <div className="flex items-center justify-between gap-3">
        <Input
          aria-label="Search orders"
          placeholder="Search"
          value={search}
          onValueChange={setSearch}
          className="w-64"
        />
        <Button variant="primary">
          <Plus aria-hidden />
          New order
        </Button>
      </div>
      <DataTable columns={COLUMNS} data={rows} rowKey="id" sorting={sorting} onSortingChange={setSorting} />
    </section>
  );
}
