import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MessageButtons } from '../notices/MessageButtons.js';
import { useFrameSettings } from '../frame/FrameContext.js';
import {
  NO_ACTIONS,
  onStage,
  STAGE_ITEMS,
  STAGE_LINKS,
  STAGE_PATH,
  STAGE_USER,
  stageTexts,
} from '../testing/onStage.js';
import { RouteSearch } from './RouteSearch.js';
import { TopBar, type TopBarProps } from './TopBar.js';
import { Trail, trailOf } from './Trail.js';

/**
 * Where one is at the left; everything about the whole product at the right. A phone has the rest in the menu of the
 * user.
 *
 * **When:** as a part of the frame. Not for actions of one page, which stand above its contents.
 *
 * **Keyboard:** Tab goes from left to right; Enter opens the menus, arrows move in them.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/TopBar',
  tags: ['vi'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '380px' } } },
};
export default meta;

type Story = StoryObj;

export const WholeBar: Story = bar({});
export const UserMenu: Story = bar({}, () => STAGE_USER.name);
export const DataScreens: Story = bar({}, (t) => t('dataScreens'));
export const Sizes: Story = bar({}, (t) => t('size'));
export const Languages: Story = bar({}, (t) => t('language'));
/** Neither data screens nor documentation and feedback; a name that does not fit in. */
export const LittleOffered: Story = bar({
  links: {},
  user: { name: '阿依古丽·买买提明·阿不都热合曼' },
});
export const OnNavigation: Story = bar({ onNavigation: true });
/** An application that offers nothing but its name: no menu of the user opens. */
export const Bare: Story = bar({
  links: {},
  notices: null,
  actions: { go: nothing, toggleSidebar: nothing, setSize: nothing, openSettings: nothing },
});
export const Phone: Story = {
  ...bar({ phone: true, search: null }, () => STAGE_USER.name),
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: '375', styles: { width: '375px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...UserMenu, globals: { mode: 'dark' } };

/** The bar; `opens` names the button whose menu stands open. */
function bar(props: Partial<TopBarProps>, opens?: (t: ReturnType<typeof stageTexts>) => string): Story {
  return {
    render: () => <Demo {...props} />,
    ...(opens && {
      play: async ({ canvasElement, globals }) => {
        await userEvent.click(within(canvasElement).getByRole('button', { name: opens(stageTexts(globals)) }));
        await within(canvasElement.ownerDocument.body).findByRole('menu');
      },
    }),
  };
}

function Demo(props: Partial<TopBarProps>) {
  const settings = useFrameSettings();
  return (
    <div className="h-80">
      <TopBar
        settings={settings}
        user={STAGE_USER}
        phone={false}
        canToggle
        lead={<Trail titles={trailOf(STAGE_ITEMS, STAGE_PATH)} />}
        search={<RouteSearch navigation={STAGE_ITEMS} onChoose={() => undefined} />}
        links={STAGE_LINKS}
        notices={<MessageButtons unread={{ chat: 1, notices: 12 }} onOpen={() => undefined} />}
        actions={NO_ACTIONS}
        {...props}
      />
    </div>
  );
}

function nothing(): void {
  return undefined;
}
