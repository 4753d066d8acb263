import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.js';

/** Where the page stands. */
const meta: Meta = { title: 'Widgets/Breadcrumb' };
export default meta;

type Story = StoryObj;

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
