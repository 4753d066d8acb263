import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MessageButtons } from '../notices/MessageButtons.js';
import { useSettings } from '../settings/settingsStore.js';
import { NO_ACTIONS, onStage, STAGE_CONFIG, STAGE_MENU, STAGE_PATH, stageTexts } from '../testing/onStage.js';
import { RouteSearch } from './RouteSearch.js';
import { TopBar, type TopBarProps } from './TopBar.js';
import { Trail, trailOf } from './Trail.js';

/** Where one is at the left; everything about the whole product at the right. A phone has the rest in the menu of the user. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/TopBar',
  tags: ['vi'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '380px' } } },
};
export default meta;

type Story = StoryObj;

export const Default: Story = bar({});
export const UserMenu: Story = bar({}, () => STAGE_USER_NAME);
export const DataScreens: Story = bar({}, (t) => t('dataScreens'));
export const Sizes: Story = bar({}, (t) => t('size'));
export const Languages: Story = bar({}, (t) => t('language'));
/** Neither data screens nor documentation and feedback; a name that does not fit in. */
export const LittleOffered: Story = bar({
  dataScreens: undefined,
  docUrl: '',
  feedbackMail: '',
  user: { name: '阿依古丽·买买提明·阿不都热合曼', avatar: '' },
});
export const OnNavigation: Story = bar({ onNavigation: true });
export const Phone: Story = {
  ...bar({ phone: true, search: null }, () => STAGE_USER_NAME),
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: { name: '375', styles: { width: '375px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...UserMenu, globals: { mode: 'dark' } };

const STAGE_USER_NAME = '系统管理员';

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
  const settings = useSettings();
  return (
    <div className="h-80">
      <TopBar
        settings={settings}
        user={{ name: STAGE_USER_NAME, avatar: '' }}
        phone={false}
        canToggle
        lead={<Trail metas={trailOf(STAGE_MENU, STAGE_PATH)} />}
        search={<RouteSearch navigation={STAGE_MENU} onChoose={() => undefined} />}
        dataScreens={[
          { key: 'home', label: '首页', href: '#home', onSelect: () => undefined },
          { key: 'operation', label: '运营大屏', href: '#operation', onSelect: () => undefined },
        ]}
        docUrl={STAGE_CONFIG.docUrl}
        feedbackMail={STAGE_CONFIG.feedbackMail}
        unread={<MessageButtons unread={{ chat: 1, notices: 12 }} onOpen={() => undefined} />}
        actions={NO_ACTIONS}
        {...props}
      />
    </div>
  );
}
