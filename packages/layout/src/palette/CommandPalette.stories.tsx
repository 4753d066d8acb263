import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useFrameSettings } from '../frame/FrameContext.js';
import { NO_ACTIONS, onStage, STAGE_ITEMS, STAGE_TABS } from '../testing/onStage.js';
import { CommandPalette } from './CommandPalette.js';
import { type PaletteRecord, type SearchRecords } from './paletteRecords.js';

/**
 * Pages and actions by typing: before anything is typed the pages visited last and the actions stand there.
 *
 * **When:** for whoever knows what they look for. Not in place of the menu.
 *
 * **Keyboard:** Ctrl or ⌘ and K opens it, arrows move, Enter goes there, Escape closes.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/CommandPalette',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj;

const nothing = () => undefined;
export const RecentPagesAndActions: Story = { render: () => <Demo /> };

/** Records that a server found stand below, in the groups that they name. */
export const Records: Story = {
  render: () => <Demo searchRecords={() => Promise.resolve(RECORDS)} />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await body.findByRole('combobox'), '林');
    await expect(await body.findAllByRole('option', { name: /林晓/ })).toHaveLength(2);
  },
};
export const Dark: Story = { ...RecentPagesAndActions, globals: { mode: 'dark' } };

const RECORDS: readonly PaletteRecord[] = [
  { id: 'u1', group: '人员', icon: 'user', label: '林晓', hint: '滨海停车 / 运营部', path: '/permission/user?id=u1' },
  { id: 'u2', group: '人员', icon: 'user', label: '林晓', hint: '城东停车 / 财务部', path: '/permission/user?id=u2' },
  { id: 'o1', group: '部门', icon: 'network', label: '林区运营部', path: '/permission/organize?id=o1' },
];

function Demo({ searchRecords }: { searchRecords?: SearchRecords }) {
  const { update } = useFrameSettings();
  return (
    <CommandPalette
      searchRecords={searchRecords}
      navigation={STAGE_ITEMS}
      others={STAGE_TABS.map((tab) => ({ id: tab.path, path: tab.fullPath, icon: tab.meta.icon, title: tab.zhTitle }))}
      recent={STAGE_TABS.map((tab) => tab.path)}
      commands={{
        frame: NO_ACTIONS,
        tab: { refresh: nothing, close: nothing, closeOthers: nothing, closeLeft: nothing, closeRight: nothing },
        update,
        showShortcuts: nothing,
      }}
      onGo={nothing}
      onClose={nothing}
    />
  );
}
