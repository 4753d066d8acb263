import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.js';

/** Where the page stands. */
const meta: Meta<typeof Breadcrumb> = { title: 'Widgets/Breadcrumb', component: Breadcrumb };
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
export const Default: Story = {
  render: () => (
    <Breadcrumb
      items={[
        { key: 'a', label: '权限管理', href: '#a' },
        { key: 'b', label: '用户管理' },
      ]}
    />
  ),
};
