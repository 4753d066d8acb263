import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.js';

/**
 * Where the page stands.
 *
 * **When:** on pages below the menu, so that one finds back. Not as the only way to a page.
 *
 * **Keyboard:** Tab goes through the links; Enter follows one.
 */
const meta: Meta<typeof Breadcrumb> = { title: 'UI/Display/Breadcrumb', component: Breadcrumb };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Breadcrumb> = {
  args: {
    items: [
      { key: 'a', label: '权限管理', href: '#a' },
      { key: 'b', label: '用户管理' },
    ],
  },
};
/** Long trails shorten the names between, not the page. */
export const Long: Story = {
  render: () => (
    <div className="w-80">
      <Breadcrumb
        items={[
          { key: 'a', label: '停车业务', href: '#a' },
          { key: 'b', label: '滨海智慧停车集团有限公司城南分公司', href: '#b' },
          { key: 'c', label: '会展中心停车场', href: '#c' },
          { key: 'd', label: '收费规则' },
        ]}
      />
    </div>
  ),
};
