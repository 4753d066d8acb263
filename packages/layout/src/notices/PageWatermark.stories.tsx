import { type Meta, type StoryObj } from '@storybook/react-vite';
import { PageWatermark } from './PageWatermark.js';

/**
 * Who looks at the page and when, over everything; it lets every click through. The system configuration switches it
 * on.
 *
 * **When:** for the whole product, where its owner wants it. Not over a part of a page (Watermark).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta = {
  title: 'Frame/PageWatermark',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj;

export const OverThePage: Story = {
  render: () => (
    <div className="h-96 p-6">
      <h1 className="text-18 font-semibold">用户管理</h1>
      <PageWatermark name="周雨桐" account="zhouyutong" />
    </div>
  ),
};
export const Dark: Story = { ...OverThePage, globals: { mode: 'dark' } };
