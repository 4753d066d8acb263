import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useLocale } from '@smart-admin/ui/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ResourcePage } from '../ResourcePage.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { complaintResource, complaints } from '../testing/complaintResource.js';
import { placeResource, places } from '../testing/placeResource.js';
import { type ListLayout, type ResourceSource } from '../types.js';
import { type ModelRow } from '../modelResource.js';

/**
 * Lists in other layouts than a table: a board of the values of a field, groups of them, a calendar, and a
 * tree of records that stand below each other.
 *
 * **When:** a board where records go from state to state; a calendar where their days matter; groups where each value is
 * looked at by itself; a tree where records have a place below others. Not for comparing columns of many records (the table).
 *
 * **Keyboard:** Tab walks the cards; Alt and the left or right arrow move a card to the next column, its menu to any;
 * in a calendar arrows walk the days; in a tree the right and left arrows open and fold.
 */
const meta: Meta<typeof Layouts> = {
  title: 'Forms/Resource layouts',
  component: Layouts,
  tags: ['vi'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj<typeof Layouts>;

/** Cards are dragged to another state, and back by the toast. */
export const Board: Story = { args: { first: 'board' } };

export const Calendar: Story = { args: { first: 'calendar' } };

export const Groups: Story = { args: { first: 'groups' } };

/** A change that is refused puts the card back and says why. */
export const RefusedMove: Story = {
  args: {
    first: 'board',
    source: {
      changeMany: (ids) =>
        Promise.resolve({
          changed: [],
          unchanged: 0,
          refused: ids.map((id) => ({ id, reason: '已办结的投诉不能修改' })),
        }),
    },
  },
};

/** What stands below a row is loaded when it is opened. */
export const Tree: Story = {
  args: { first: 'tree' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('row', { expanded: false });
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findAllByRole('row', { expanded: true });
  },
};

export const EmptyBoard: Story = { args: { first: 'board', count: 0 } };

/** Each column loads by itself and says so when it cannot. */
export const FailedBoard: Story = {
  args: { first: 'board', source: { list: () => Promise.reject(new Error('连接服务器超时')) } },
};

export const LoadingBoard: Story = {
  args: { first: 'board', source: { list: () => new Promise(() => undefined) } },
};

function Layouts({ first, count = 90, source }: LayoutsProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const locale = useLocale();
  const definition = useMemo(
    () =>
      first === 'tree'
        ? placeResource({ rows: places(60), locale })
        : complaintResource({
            first,
            rows: complaints(count, new Date().toISOString().slice(0, 7)),
            locale,
            ...(source ? { source } : {}),
          }),
    [first, count, source, locale],
  );
  return (
    <QueryClientProvider client={client}>
      <ResourceProvider permissions={ALLOW_ALL} layouts={FORGETFUL}>
        <div className="h-dvh bg-canvas p-3 phone:p-0">
          <ResourcePage definition={definition} />
        </div>
      </ResourceProvider>
    </QueryClientProvider>
  );
}

/** Each story begins with its own layout. */
const FORGETFUL = { read: () => undefined, write: () => undefined };

interface LayoutsProps {
  /** Layout of the first visit. */
  first: ListLayout;
  /** How many records there are. Default 90. */
  count?: number;
  source?: Partial<ResourceSource<ModelRow>>;
}
