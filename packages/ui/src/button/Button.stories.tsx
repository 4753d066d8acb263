import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Plus, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from './Button.js';
import { IconButton } from './IconButton.js';

/**
 * Starts an action. One primary button per view; 查询 is soft; deletions are danger until the confirm dialog.
 *
 * **When:** for whatever acts: save, search, delete. Not for a way to another page, unless it stands among actions
 * (`asChild` with a link).
 *
 * **Keyboard:** Enter and Space press it. While it loads it keeps the focus and ignores presses.
 */
const meta: Meta<typeof Button> = {
  title: 'UI/Actions/Button',
  component: Button,
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'soft', 'ghost', 'text', 'danger', 'dangerSolid'] },
    size: { control: 'select', options: ['default', 'medium', 'small', 'mini'] },
  },
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Button> = { args: { children: '保存', variant: 'primary' } };
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary">保存</Button>
      <Button variant="secondary">保存</Button>
      <Button variant="soft">保存</Button>
      <Button variant="ghost">保存</Button>
      <Button variant="text">保存</Button>
      <Button variant="danger" icon={<Trash2 aria-hidden />}>
        删除
      </Button>
      <Button variant="dangerSolid" icon={<Trash2 aria-hidden />}>
        删除
      </Button>
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="default" variant="primary">
        查询
      </Button>
      <Button size="medium" variant="primary">
        查询
      </Button>
      <Button size="small" variant="primary">
        查询
      </Button>
      <Button size="mini" variant="primary">
        查询
      </Button>
    </div>
  ),
};
export const Disabled: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" disabled>
        保存
      </Button>
      <Button variant="secondary" disabled>
        保存
      </Button>
      <Button variant="soft" disabled>
        保存
      </Button>
      <Button variant="ghost" disabled>
        保存
      </Button>
      <Button variant="danger" disabled>
        保存
      </Button>
      <Button variant="text" disabled>
        保存
      </Button>
    </div>
  ),
};
export const Loading: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" loading>
        保存
      </Button>
      <Button loading>保存</Button>
    </div>
  ),
};
export const Icons: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={<Plus aria-hidden />} variant="primary">
        新增用户
      </Button>
      <IconButton label="刷新">
        <RefreshCw aria-hidden />
      </IconButton>
      <IconButton label="刷新" active>
        <RefreshCw aria-hidden />
      </IconButton>
      <IconButton label="刷新" disabled>
        <RefreshCw aria-hidden />
      </IconButton>
    </div>
  ),
};
export const AsLink: Story = {
  render: () => (
    <Button asChild>
      <a href="#home">返回首页</a>
    </Button>
  ),
};
