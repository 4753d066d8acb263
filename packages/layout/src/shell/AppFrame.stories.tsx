import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Input } from '@smart-admin/ui/input';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { type AppFrameProps } from '../frame/frameProps.js';
import { MessageButtons } from '../notices/MessageButtons.js';
import {
  createStage,
  STAGE_BADGES,
  STAGE_BRAND,
  STAGE_LINKS,
  STAGE_MENU,
  STAGE_PATH,
  STAGE_USER,
  stageStore,
  stageTexts,
} from '../testing/onStage.js';
import { type Settings } from '../settings/settingsStore.js';
import { AppFrame } from './AppFrame.js';

/**
 * The main layout in its four arrangements, tones and sizes; the menu and the tabs really go to their pages.
 *
 * **When:** around the pages of an application in which people work all day. Not around pages without sign-in.
 *
 * **Keyboard:** Tab goes from the skip link over top bar and menu to the page; arrows walk the menu and the tabs; `?`
 * shows all keys.
 */
const meta: Meta = {
  beforeEach: ({ globals, parameters }) => {
    createStage({ ...toolbarSettings(globals), ...(parameters.settings as Partial<Settings> | undefined) });
  },
  title: 'Frame/Frame',
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

/** The toolbar is where the settings begin; where there is none, as in unit tests, they have their defaults. */
function toolbarSettings({ theme, nav, mode, size, layout }: Record<string, unknown>): Partial<Settings> {
  const chosen = { themeClass: theme, slideClass: nav, colorMode: mode, size, layoutType: layout };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

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
export const WithoutPages: Story = { render: () => <Demo menu={[]} /> };
/** Entries say how much waits at their pages, a closed directory how much below it. */
export const Waiting: Story = { render: () => <Demo badges={STAGE_BADGES} /> };
export const WaitingPlain: Story = { ...Waiting, parameters: { settings: { layoutType: 'plain' } } };
export const WaitingFunctional: Story = { ...Waiting, parameters: { settings: { layoutType: 'functional' } } };
export const WaitingCollapsed: Story = { ...Waiting, parameters: { settings: { sidebarOpened: false } } };
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

function Demo({ menu = STAGE_MENU, badges = {} }: Pick<Partial<AppFrameProps>, 'menu' | 'badges'>) {
  const [path, navigate] = useState(STAGE_PATH);
  return (
    <AppFrame
      store={stageStore()}
      menu={menu}
      badges={badges}
      home="/home"
      user={STAGE_USER}
      brand={STAGE_BRAND}
      links={STAGE_LINKS}
      path={path}
      navigate={navigate}
      renderPage={(key) => (
        <section className="flex flex-1 flex-col items-start gap-2 rounded-lg border border-hairline bg-surface p-4 text-2">
          {key}
          <Input aria-label={key} placeholder="离开标签再回来，内容还在" className="w-64" />
        </section>
      )}
      notices={<MessageButtons unread={{ chat: 1, notices: 120 }} onOpen={() => undefined} />}
      about={{ tagline: '智慧城市数字化解决方案' }}
      statement="本平台数据仅供授权使用。"
      updateFrom="/"
      onProfile={() => undefined}
      onLock={() => undefined}
      onLogout={() => undefined}
      onLanguageChange={() => undefined}
    />
  );
}
