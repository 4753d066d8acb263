import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyTexts } from '../testing/storyTexts.js';
import { RichTextEditor } from './RichTextEditor.js';
import { richTextMessages } from './richTextMessages.js';

const HTML =
  '<h2>停车场管理须知</h2><p>入场车辆请<strong>减速慢行</strong>，<span style="font-size: 1.5em">限速 5 公里</span>。</p><ul><li>月卡车辆走专用车道</li><li>新能源车位仅供充电使用</li></ul>';

/**
 * An editor for texts with headings, lists and images.
 *
 * **When:** for notices, templates and other texts with headings and images; it is 500 px high and loads its editor at
 * the first click. Not for plain text (Textarea).
 *
 * **Keyboard:** Enter on the text begins; Ctrl+B, Ctrl+I, Ctrl+U and Ctrl+Z as everywhere.
 */
const meta: Meta<typeof RichTextEditor> = {
  title: 'UI/Inputs/RichTextEditor',
  tags: ['vi'],
  component: RichTextEditor,
  args: { 'aria-label': '正文', defaultValue: HTML },
};
export default meta;

type Story = StoryObj<typeof RichTextEditor>;

export const Reading: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector<HTMLElement>('[data-slot=rich-text-editor]')?.offsetHeight).toBe(500);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const NoText: Story = { args: { defaultValue: '' } };
export const Editing: Story = {
  // a picture of one pixel stands for the stored one
  args: {
    uploadImage: () =>
      Promise.resolve('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  },
  play: async ({ canvasElement, ...context }) => {
    const t = storyTexts(richTextMessages, context);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: '正文' }));
    await canvas.findByRole('toolbar', { name: t('toolbar') });
    const text = await waitFor(() => {
      const box = canvasElement.querySelector('[contenteditable=true]');
      if (!box) throw new Error('no editor yet');
      return box;
    });
    await expect(text).toHaveTextContent('停车场管理须知');
    await userEvent.upload(
      canvas.getByLabelText(t('image'), { selector: 'input' }),
      new File(['x'], '平面图.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(text.querySelector('img')).toHaveAttribute('alt', '平面图.png'));
  },
};
export const HostileText: Story = {
  args: {
    defaultValue:
      '<p onclick="steal()">须知</p><script>steal()</script><iframe src="/evil"></iframe><a href="javascript:steal()">链接</a><form><input></form><img src="x" onerror="steal()" alt="图">',
  },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox', { name: '正文' });
    await expect(text).toHaveTextContent(/须知/);
    await expect(text.innerHTML).not.toMatch(/script|onclick|onerror|iframe|<form|<input/);
  },
};
