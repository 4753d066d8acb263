import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useFrame, useFrameTabs } from '../frame/FrameContext.js';
import { onStage, STAGE_PATH, STAGE_TABS, stageStore, stageTab, stageTexts } from '../testing/onStage.js';
import { useTabClosing } from '../tabs/useTabClosing.js';
import { TabBar } from './TabBar.js';

/**
 * The visited pages: go, close, move, and what the context menu does to them.
 *
 * **When:** where people go back and forth between pages with half-done work. Not for views of one page (Tabs).
 *
 * **Keyboard:** Arrows walk the tabs, Enter goes there, Delete closes one, Shift+F10 opens its menu.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/TabBar',
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
  play: () => stageStore().tabs.getState().setUnsaved(STAGE_PATH, true),
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
  const { tabs, unsaved, refresh, move } = useFrameTabs();
  const { fullPath: path, navigate: go } = useFrame();
  const closing = useTabClosing({ activePath: path, go });
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
