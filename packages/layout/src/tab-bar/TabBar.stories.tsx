import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useLocation, useNavigate } from 'react-router';
import { onStage, STAGE_PATH, STAGE_TABS, stageTab, stageTexts } from '../testing/onStage.js';
import { useTabClosing } from '../tabs/useTabClosing.js';
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
export const Unsaved: Story = {
  ...WithIcons,
  play: () => useTabs.getState().setUnsaved(STAGE_PATH, true),
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
  const { tabs, unsaved, refresh, move } = useTabs();
  const navigate = useNavigate();
  const { pathname: path } = useLocation();
  const go = (to: string) => void navigate(to);
  const closing = useTabClosing(path, go);
  return (
    <div className="h-80">
      <TabBar
        tabs={tabs}
        activePath={path}
        showIcons={showIcons}
        onSelect={(tab) => go(tab.fullPath)}
        unsaved={unsaved}
        onClose={(tab) => closing.close(tab.path)}
        onCloseOthers={(tab) => closing.closeOthers(tab.path)}
        onCloseBeside={(tab, side) => closing.closeBeside(tab.path, side)}
        onCloseAll={closing.closeAll}
        onRefresh={(tab) => refresh(tab.path)}
        onMove={move}
      />
    </div>
  );
}
