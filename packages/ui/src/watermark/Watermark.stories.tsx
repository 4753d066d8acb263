import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Descriptions } from '../descriptions/Descriptions.js';
import { Watermark } from './Watermark.js';

/**
 * A repeated text over whatever it holds.
 *
 * **When:** over data that must not leave the house: it names who looks at it. Not as protection: it only tells where
 * a picture came from.
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Watermark> = {
  title: 'UI/Display/Watermark',
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  component: Watermark,
};
export default meta;

type Story = StoryObj<typeof Watermark>;

const CONTENT = (
  <div className="grid h-80 content-start gap-4 bg-surface p-6">
    <h2 className="m-0 text-16 font-semibold">车场收入明细</h2>
    <Descriptions
      items={[
        { key: 'lot', label: '车场', value: '城南停车场' },
        { key: 'amount', label: '金额（元）', value: '59,812.50' },
        { key: 'day', label: '日期', value: '2026-11-20' },
      ]}
    />
  </div>
);

export const OneLine: Story = { args: { text: '周雨桐 2026-11-20', children: CONTENT } };
export const TwoLines: Story = { args: { text: ['周雨桐', '内部资料 请勿外传'], children: CONTENT } };
