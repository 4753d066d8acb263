import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { resolveLocale } from '@smart-admin/ui/messages';
import { onStage, STAGE_ITEMS, stageTexts } from '../testing/onStage.js';
import { searchEntries } from '../palette/searchRoutes.js';
import { RouteSearch } from './RouteSearch.js';

/**
 * Finds a page of the menu by its name in any language, by pinyin or by its path.
 *
 * **When:** in the top bar of a product with many pages. Not for records, which the palette finds.
 *
 * **Keyboard:** The arrows choose, Enter goes there, Escape clears.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/RouteSearch',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
};
export default meta;

type Story = StoryObj;

export const EmptyField: Story = {
  render: () => (
    <div className="flex h-52 items-start justify-end">
      <RouteSearch navigation={STAGE_ITEMS} onChoose={() => undefined} />
    </div>
  ),
};
// Chinese finds in every language: a pattern is not translated, as the texts of stories are
export const FoundByName: Story = searchFor(/管理/.source, ['/permission/user', '/permission/role']);
export const FoundByPinyin: Story = searchFor('xzqh', ['/system/area']);
export const FoundByMixedPinyin: Story = searchFor('xzquh', ['/system/area']);
export const NothingFound: Story = searchFor('zzzz', []);

/** Types a text and expects the pages that it leads to, first of all. */
function searchFor(text: string, paths: readonly string[]): Story {
  return {
    ...EmptyField,
    play: async ({ canvasElement, globals }) => {
      const canvas = within(canvasElement);
      await userEvent.type(canvas.getByRole('combobox', { name: stageTexts(globals)('searchMenu') }), text);
      const t = stageTexts(globals);
      const titles = paths.map((path) => titleOf(path, globals.locale as string | undefined)).toSorted();
      // the table of sounds comes after the first letters
      await waitFor(() =>
        expect(
          canvas
            .getAllByRole('option')
            .map((option) => option.textContent)
            .slice(0, Math.max(1, titles.length))
            .toSorted(),
        ).toEqual(titles.length > 0 ? titles : [t('searchNothing')]),
      );
    },
  };
}

function titleOf(path: string, locale: string | undefined): string | undefined {
  return searchEntries(STAGE_ITEMS, resolveLocale(locale, undefined)).find((entry) => entry.path === path)?.title;
}
