import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

/**
 * A sheet with padding for home and dashboards.
 *
 * **When:** on home and dashboards. Not around the parts of a list or form: those share one Sheet with hairlines.
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Card> = { title: 'UI/Display/Card', component: Card };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Card> = { args: { title: '我的待办', children: '内容', className: 'w-80' } };
/** A link or a menu stands at the right end of the head. */
export const WithExtra: Story = {
  render: () => (
    <Card title="我的待办" extra={<a href="#all">全部</a>} className="w-80">
      内容
    </Card>
  ),
};
/** Without a head, content alone. */
export const WithoutTitle: Story = { render: () => <Card className="w-80">内容</Card> };
