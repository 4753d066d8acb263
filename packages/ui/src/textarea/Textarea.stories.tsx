import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Textarea } from './Textarea.js';

/**
 * Text of several lines; it grows with its content.
 *
 * **When:** for remarks and reasons. Not for headings, lists and images (RichTextEditor).
 *
 * **Keyboard:** Plain typing; Enter makes a line.
 */
const meta: Meta<typeof Textarea> = { title: 'UI/Inputs/Textarea', component: Textarea };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Textarea> = {
  args: { 'aria-label': '备注', placeholder: '请输入', maxLength: 200, showCount: true, className: 'w-80' },
};
export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Textarea aria-label="备注" placeholder="请输入" maxLength={200} showCount />
      <Textarea aria-label="错误" invalid defaultValue="内容" />
      <Textarea aria-label="禁用" disabled defaultValue="内容" />
      <Textarea aria-label="只读" readOnly defaultValue="内容" />
    </div>
  ),
};
