import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useSettings } from '../settings/settingsStore.js';
import { NO_ACTIONS, onStage, STAGE_MENU, STAGE_TABS } from '../testing/onStage.js';
import { CommandPalette } from './CommandPalette.js';

/** Pages and actions by typing: before anything is typed the pages visited last and the actions stand there. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/CommandPalette',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj;

const nothing = () => undefined;
export const Default: Story = {
  render: () => (
    <CommandPalette
      navigation={STAGE_MENU}
      others={STAGE_TABS.map((tab) => ({ id: tab.path, path: tab.fullPath, icon: tab.meta.icon, title: tab.zhTitle }))}
      recent={STAGE_TABS.map((tab) => tab.path)}
      commands={{
        frame: NO_ACTIONS,
        tab: { refresh: nothing, close: nothing, closeOthers: nothing, closeLeft: nothing, closeRight: nothing },
        update: useSettings.getState().update,
        showShortcuts: nothing,
      }}
      onGo={nothing}
      onClose={nothing}
    />
  ),
};
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
