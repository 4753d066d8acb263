import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Input } from '@smart-admin/ui/input';
import { expect, userEvent, within } from 'storybook/test';
import { useLocation } from 'react-router';
import { MessageButtons } from '../notices/MessageButtons.js';
import { onStage, STAGE_MENU, stageTexts } from '../testing/onStage.js';
import { type Settings } from '../settings/settingsStore.js';
import { AppFrame } from './AppFrame.js';

/** The main layout in its four arrangements, tones and sizes; the menu and the tabs really go to their pages. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/Frame',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    viewport: {
      options: {
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
        phone: { name: '375', styles: { width: '375px', height: '812px' } },
      },
    },
  },
  globals: { viewport: { value: 'desktop' } },
};
export default meta;

type Story = StoryObj;

const frame = (settings: Partial<Settings> = {}): Story => ({ render: () => <Demo />, parameters: { settings } });

export const Classic: Story = frame();
export const Collapsed: Story = frame({ sidebarOpened: false });
export const Functional: Story = frame({ layoutType: 'functional' });
export const Blend: Story = frame({ layoutType: 'blend' });
export const Plain: Story = frame({ layoutType: 'plain' });
export const LightNavigation: Story = { ...frame({ slideClass: 'lightWhite' }), globals: { nav: 'lightWhite' } };
export const Dark: Story = { ...frame({ colorMode: 'dark' }), globals: { mode: 'dark' } };
export const FunctionalDark: Story = {
  ...frame({ layoutType: 'functional', colorMode: 'dark' }),
  globals: { mode: 'dark' },
};
export const Phone: Story = { ...frame(), globals: { viewport: { value: 'phone' } } };

/** The menu of a phone lies over the page. */
export const PhoneMenu: Story = {
  ...Phone,
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: stageTexts(globals)('openMenu') }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};
/** A user who was given no page yet. */
export const WithoutPages: Story = { ...frame(), parameters: { navigation: [] } };
/** The page has the whole window. */
export const Maximized: Story = {
  ...frame(),
  play: async ({ canvasElement, globals }) => {
    const t = stageTexts(globals);
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('maximizePage') }));
    await within(canvasElement).findByRole('button', { name: t('restorePage') });
    await expect(within(canvasElement).queryByRole('banner')).toBeNull();
    await expect(within(canvasElement).queryByRole('navigation', { name: t('navigation') })).toBeNull();
    const page = within(canvasElement).getByRole('main').getBoundingClientRect();
    await expect([page.left, page.right]).toEqual([0, innerWidth]);
  },
};

function Demo() {
  const { pathname: path } = useLocation();
  const meta = STAGE_MENU.flatMap((item) => item.children ?? []).find((item) => item.path === path)?.meta;
  return (
    <AppFrame
      activePath={path}
      activeMeta={meta}
      renderPage={(key) => (
        <section className="flex flex-1 flex-col items-start gap-2 rounded-lg border border-hairline bg-surface p-4 text-2">
          {key}
          <Input aria-label={key} placeholder="离开标签再回来，内容还在" className="w-64" />
        </section>
      )}
      unread={<MessageButtons unread={{ chat: 1, notices: 120 }} onOpen={() => undefined} />}
      onLogout={() => undefined}
      onLanguageChange={() => undefined}
    />
  );
}
