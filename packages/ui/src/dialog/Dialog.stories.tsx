import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { Field } from '../field/Field.js';
import { Input } from '../input/Input.js';
import { Dialog, DialogClose } from './Dialog.js';

/**
 * A modal window for forms and pickers: 450, 600 or 800 wide.
 *
 * **When:** for a form or a choice that interrupts the page. Not for a question with two answers (Confirm) or for
 * settings whose effect one wants to see (Drawer).
 *
 * **Keyboard:** The focus enters it, stays inside and returns to its opener; Escape closes and asks where something
 * would be lost.
 */
const meta: Meta<typeof Dialog> = {
  title: 'UI/Overlays/Dialog',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Dialog,
};
export default meta;

type Story = StoryObj;

export const Form: Story = {
  render: () => (
    <Dialog
      defaultOpen
      title="编辑用户"
      width={600}
      canFullscreen
      footer={
        <>
          <DialogClose>
            <Button>取消</Button>
          </DialogClose>
          <Button variant="primary">保存</Button>
        </>
      }
    >
      <Field label="姓名" required layout="horizontal">
        <Input defaultValue="周雨桐" />
      </Field>
    </Dialog>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Dialog
      defaultOpen
      title="操作日志"
      width={450}
      footer={
        <DialogClose>
          <Button>关闭</Button>
        </DialogClose>
      }
    >
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>第 {index + 1} 行</p>
      ))}
    </Dialog>
  ),
};
export const Nested: Story = {
  render: () => (
    <Dialog defaultOpen title="编辑用户" width={800}>
      <Dialog trigger={<Button>选择部门</Button>} title="选择部门" width={600}>
        内容
      </Dialog>
    </Dialog>
  ),
};
