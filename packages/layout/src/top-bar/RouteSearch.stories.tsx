import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { onStage, STAGE_MENU, stageTexts } from '../testing/onStage.js';
import { RouteSearch } from './RouteSearch.js';

/**
 * Finds a page of the menu by its name in any language, by pinyin or by its path.
 *
 * **Keyboard:** the arrows choose, Enter goes there, Escape clears.
 */
const meta: Meta = {
  ...onStage,
  title: 'Layout/RouteSearch',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
};
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="flex h-52 items-start justify-end">
      <RouteSearch navigation={STAGE_MENU} onChoose={() => undefined} />
    </div>
  ),
};
export const FoundByName: Story = searchFor('管理');
export const FoundByPinyin: Story = searchFor('xzqh');
export const NothingFound: Story = searchFor('zzzz');

function searchFor(text: string): Story {
  return {
    ...Default,
    play: async ({ canvasElement, globals }) => {
      const canvas = within(canvasElement);
      await userEvent.type(canvas.getByRole('combobox', { name: stageTexts(globals)('searchMenu') }), text);
      await canvas.findAllByRole('option');
    },
  };
}
