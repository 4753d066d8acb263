import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

/** A sheet with padding for home and dashboards. */
const meta: Meta<typeof Card> = { title: 'Widgets/Card', component: Card };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Card> = { args: { title: '我的待办', children: '内容', className: 'w-80' } };
export const Default: Story = {
  render: () => (
    <Card title="我的待办" className="w-80">
      内容
    </Card>
  ),
};
