import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useLocation, useNavigate } from 'react-router';
import { onStage, STAGE_TABS, stageTab, stageTexts } from '../testing/onStage.js';
import { useTabs } from '../tabs/tabStore.js';
import { TabBar } from './TabBar.js';

/** The visited pages: go, close, move, and what the context menu does to them. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/TabBar',
  tags: ['vi'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '380px' } } },
};
export default meta;

type Story = StoryObj;

export const WithIcons: Story = { render: () => <Demo showIcons /> };
export const WithoutIcons: Story = { render: () => <Demo showIcons={false} /> };
export const Overflowing: Story = {
  render: () => <Demo showIcons />,
  parameters: {
    tabs: [
      ...STAGE_TABS,
      ...Array.from({ length: 22 }, (_, index) => stageTab(`/page/${index}`, `停车场 ${index + 1} 区报表`)),
    ],
  },
};
export const TabMenu: Story = {
  ...WithIcons,
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getAllByRole('link')[1];
    if (tab) await userEvent.pointer({ keys: '[MouseRight]', target: tab, coords: middleOf(tab) });
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
export const AllTabs: Story = {
  ...Overflowing,
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: stageTexts(globals)('allTabs') }));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
export const Dark: Story = { ...TabMenu, globals: { mode: 'dark' } };

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

function Demo({ showIcons }: { showIcons: boolean }) {
  const { tabs, close, closeOthers, closeBeside, closeAll, refresh, move } = useTabs();
  const navigate = useNavigate();
  const { pathname: path } = useLocation();
  const go = (to: string | undefined) => to !== undefined && void navigate(to);
  return (
    <div className="h-80">
      <TabBar
        tabs={tabs}
        activePath={path}
        showIcons={showIcons}
        onSelect={(tab) => go(tab.fullPath)}
        onClose={(tab) => go(close(tab.path, path))}
        onCloseOthers={(tab) => go(closeOthers(tab.path, path))}
        onCloseBeside={(tab, side) => go(closeBeside(tab.path, side, path))}
        onCloseAll={() => go(closeAll(path))}
        onRefresh={(tab) => refresh(tab.path)}
        onMove={move}
      />
    </div>
  );
}
