import { DataTable } from '@smart-admin/ui/data-table';
import { formatAmount, formatNumber } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { type TreeMove } from '@smart-admin/ui/tree';
import { useState } from 'react';
import { sampleMessages } from '../samples/sampleMessages.js';
import { amountOf, PRODUCTS, REGIONS, sampleOrders } from '../samples/sampleOrders.js';
import { tableMessages } from './tableMessages.js';

interface Node {
  id: string;
  /** Key of its name, or an order's number. */
  name: (typeof REGIONS)[number] | (typeof PRODUCTS)[number] | undefined;
  number: string;
  quantity: number;
  /** Fen. */
  amount: number;
  children: Node[];
}

/** Regions, their products, and the orders of those. */
export function TreeTable() {
  const t = useMessages(tableMessages);
  const s = useMessages(sampleMessages);
  const [nodes, setNodes] = useState(TREE);
  return (
    <DataTable<Node>
      aria-label={t('tree')}
      className="min-h-0 flex-1"
      columns={[
        { id: 'name', header: t('name'), minWidth: 240, accessor: ({ name, number }) => (name ? s(name) : number) },
        {
          id: 'quantity',
          header: s('quantity'),
          width: 140,
          align: 'right',
          cell: (row) => formatNumber(row.quantity),
        },
        { id: 'amount', header: s('amount'), width: 180, align: 'right', cell: (row) => formatAmount(row.amount) },
      ]}
      data={nodes}
      rowKey="id"
      getSubRows={({ children }) => (children.length > 0 ? children : undefined)}
      defaultExpandedKeys={[REGIONS[0]]}
      rowMove={{
        // what an order belongs to is not changed by moving it
        canMove: ({ id, targetId, place }) => place !== 'inside' && parentOf(nodes, id) === parentOf(nodes, targetId),
        onMove: (move) => setNodes(moved(nodes, move)),
      }}
    />
  );
}

const TREE: Node[] = REGIONS.map((region) => {
  const orders = sampleOrders(120).filter((order) => order.region === region);
  const products = PRODUCTS.flatMap((product): Node[] => {
    const children = orders
      .filter((order) => order.product === product)
      .map((order): Node => ({ ...order, name: undefined, amount: amountOf(order), children: [] }));
    return children.length > 0 ? [sumOf(`${region}.${product}`, product, children)] : [];
  });
  return sumOf(region, region, products);
});

function sumOf(id: string, name: Node['name'], children: Node[]): Node {
  const sum = (key: 'quantity' | 'amount') => children.reduce((total, child) => total + child[key], 0);
  return { id, name, number: '', quantity: sum('quantity'), amount: sum('amount'), children };
}

function parentOf(nodes: readonly Node[], key: string, parent = ''): string | undefined {
  for (const { id, children } of nodes) {
    if (id === key) return parent;
    const below = parentOf(children, key, id);
    if (below !== undefined) return below;
  }
  return undefined;
}

function moved(nodes: readonly Node[], move: TreeMove): Node[] {
  const found = nodes.find(({ id }) => id === move.id);
  if (!found) return nodes.map((node) => ({ ...node, children: moved(node.children, move) }));
  const rest = nodes.filter((node) => node !== found);
  const place = rest.findIndex(({ id }) => id === move.targetId) + (move.place === 'after' ? 1 : 0);
  return rest.toSpliced(place, 0, found);
}
