import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

/** A sheet with padding for home and dashboards. */
const meta: Meta = { title: 'Widgets/Card' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Card title="我的待办" className="w-80">
      内容
    </Card>
  ),
};
