import { type Meta, type StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';
import { Plus, Search, Trash2 } from 'lucide-react';
import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import { type ButtonVariant } from '../button/buttonVariants.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { DatePicker } from '../date-picker/DatePicker.js';
import { DateRangePicker } from '../date-range-picker/DateRangePicker.js';
import { Field } from '../field/Field.js';
import { Input } from '../input/Input.js';
import { MultiSelect } from '../multi-select/MultiSelect.js';
import { NumberInput } from '../number-input/NumberInput.js';
import { Pagination } from '../pagination/Pagination.js';
import { PasswordInput } from '../password-input/PasswordInput.js';
import { RadioGroup } from '../radio-group/RadioGroup.js';
import { Select } from '../select/Select.js';
import { Status } from '../status/Status.js';
import { Switch } from '../switch/Switch.js';
import { Tag } from '../tag/Tag.js';
import { Textarea } from '../textarea/Textarea.js';
import { Tabs } from '../tabs/Tabs.js';
import { applyTheme, CONTROL_SIZES } from '../theme/applyTheme.js';
import { THEME_NAMES } from '../theme/themeColors.js';

/**
 * All controls beside each other, to compare heights, colours and states.
 *
 * **When:** for a first look at everything, and before and after a change of looks. Not as an example of a page (Pages).
 *
 * **Keyboard:** That of each control.
 */
const meta: Meta = { title: 'Patterns/All controls' };
export default meta;

const OPTIONS = [
  { value: 'finance', label: '财务部' },
  { value: 'operations', label: '运营管理部' },
  { value: 'hr', label: '人力行政部', disabled: true },
];
const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'soft', 'ghost', 'danger', 'dangerSolid', 'text'];

export const Controls: StoryObj = {
  render: () => (
    <div className="grid grid-cols-2 gap-6 max-sm:grid-cols-1">
      <section className="grid content-start gap-3">
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant} icon={variant.startsWith('danger') ? <Trash2 aria-hidden /> : undefined}>
              保存
            </Button>
            <Button variant={variant} icon={<Plus aria-hidden />}>
              新增用户
            </Button>
            <Button variant={variant} disabled>
              禁用
            </Button>
            <Button variant={variant} loading>
              加载
            </Button>
          </div>
        ))}
        {CONTROL_SIZES.map((size) => (
          <div key={size} data-size={size} className="flex items-center gap-2 max-sm:flex-wrap">
            <Button variant="primary">查询</Button>
            <Input aria-label="名称" defaultValue="滨海中心广场" />
            <Select aria-label="状态" label="状态" options={OPTIONS} defaultValue="finance" />
            <MultiSelect
              aria-label="部门"
              options={OPTIONS}
              defaultValue={['finance', 'operations', 'hr']}
              maxTags={1}
            />
          </div>
        ))}
        <Alert title="价格规则明日 00:00 生效">在此之前仍按旧规则计费。</Alert>
        <Alert tone="success" title="导入完成">
          成功 182 条，跳过 4 条。
        </Alert>
        <Alert tone="warning" title="存储空间剩余 8%">
          请清理日志或扩容。
        </Alert>
        <Alert tone="danger" title="3 条道闸离线">
          最近心跳 18:42:07。
        </Alert>
      </section>
      <section className="grid content-start gap-(--form-gap)">
        <Field label="姓名" required layout="horizontal">
          <Input placeholder="请输入姓名" prefix={<Search aria-hidden />} clearable />
        </Field>
        <Field label="手机号" required layout="horizontal" error="请正确输入您的手机号">
          <Input defaultValue="1380013482" />
        </Field>
        <Field label="编号" layout="horizontal" help="保存后自动生成">
          <Input readOnly defaultValue="XF-20261120-0037" />
        </Field>
        <Field label="禁用" layout="horizontal">
          <Input disabled defaultValue="东门 2 号道" />
        </Field>
        <Field label="密码" layout="horizontal">
          <PasswordInput defaultValue="abc123" />
        </Field>
        <Field label="金额" layout="horizontal">
          <NumberInput defaultValue={12.5} precision={2} suffix="元" />
        </Field>
        <Field label="日期" layout="horizontal">
          <DatePicker defaultValue="2026-11-20" />
        </Field>
        <Field label="期间" layout="horizontal">
          <DateRangePicker defaultValue={['2026-11-01', '2026-11-20']} />
        </Field>
        <Field label="备注" layout="horizontal">
          <Textarea placeholder="请输入" maxLength={200} showCount />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Checkbox>未选</Checkbox>
          <Checkbox defaultValue>已选</Checkbox>
          <Checkbox defaultValue="indeterminate">半选</Checkbox>
          <Checkbox disabled>禁用</Checkbox>
          <Switch>关</Switch>
          <Switch defaultValue>开</Switch>
          <Switch defaultValue disabled>
            禁用
          </Switch>
        </div>
        <RadioGroup
          aria-label="计费"
          options={[
            { value: 1, label: '按时' },
            { value: 2, label: '按次' },
          ]}
          defaultValue={2}
        />
        <RadioGroup
          aria-label="粒度"
          appearance="button"
          options={[
            { value: 1, label: '日' },
            { value: 2, label: '月' },
          ]}
          defaultValue={2}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Tag>普通</Tag>
          <Tag tone="primary">主题</Tag>
          <Tag tone="success">已完成</Tag>
          <Tag tone="warning">待审核</Tag>
          <Tag tone="danger">已驳回</Tag>
          <Tag tone="info">进行中</Tag>
          <Tag tone="outline">描边</Tag>
          <Tag onRemove={() => undefined}>可移除</Tag>
          <Status tone="enabled">启用</Status>
          <Status tone="disabled">停用</Status>
          <Status tone="locked">锁定</Status>
        </div>
      </section>
      <div className="col-span-full rounded-lg border border-hairline bg-surface">
        <Pagination page={5} limit={20} total={18600} onChange={() => undefined} />
      </div>
    </div>
  ),
};

const HEIGHTS = { default: 40, medium: 36, small: 32, mini: 28 };

export const Heights: StoryObj = {
  name: 'C9-21 controls and tag inputs are 40, 36, 32 and 28 px high',
  render: () => (
    <div className="grid gap-2">
      {CONTROL_SIZES.map((size) => (
        <div key={size} data-size={size} data-testid={size} className="flex gap-2">
          <Button>查询</Button>
          <Input aria-label="名称" />
          <Select aria-label="状态" options={OPTIONS} />
          <MultiSelect aria-label="部门" options={OPTIONS} defaultValue={['finance']} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const size of CONTROL_SIZES) {
      const heights = [...canvas.getByTestId(size).children].map((control) => control.getBoundingClientRect().height);
      await expect(heights).toEqual([HEIGHTS[size], HEIGHTS[size], HEIGHTS[size], HEIGHTS[size]]);
    }
  },
};

export const Recolour: StoryObj = {
  name: 'S4-57 a new theme re-colours buttons, links, tabs, menu and boxes at once',
  render: () => (
    <div className="flex items-center gap-4">
      <Button variant="primary">主要</Button>
      <Button variant="text">链接</Button>
      <Tabs items={[{ value: 'a', label: '标签页' }]} />
      <span data-testid="menu" className="bg-nav p-1 text-nav-accent">
        菜单
      </span>
      <Checkbox defaultValue aria-label="选择" />
    </div>
  ),
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const colors = () => {
      // what is animated would be read half way
      for (const animation of document.getAnimations()) animation.finish();
      return [
        getComputedStyle(canvas.getByRole('button', { name: '主要' })).backgroundColor,
        getComputedStyle(canvas.getByRole('button', { name: '链接' })).color,
        getComputedStyle(canvas.getByRole('tab')).color,
        getComputedStyle(canvas.getByTestId('menu')).color,
        getComputedStyle(canvas.getByRole('checkbox')).backgroundColor,
      ];
    };
    const seen: string[][] = [];
    for (const theme of ['blue', 'purple', 'ocean'] as const) {
      applyTheme({ theme });
      seen.push(colors());
    }
    root.dataset.theme = before;
    for (let part = 0; part < 5; part += 1) await expect(new Set(seen.map((entry) => entry[part])).size).toBe(3);
  },
};

/** Contrast of every control in the ten colours, light and dark. */
export const EveryTheme: StoryObj = {
  render: Controls.render,
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement;
    const { theme: themeBefore, mode: modeBefore } = dataset;
    const low: string[] = [];
    for (const theme of THEME_NAMES)
      for (const mode of ['light', 'dark'] as const) {
        applyTheme({ theme, mode });
        // what is animated would be read half way
        for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
        const { violations } = await axe.run(canvasElement, { runOnly: ['color-contrast'] });
        low.push(
          ...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${theme} ${mode}: ${html.slice(0, 120)}`)),
        );
      }
    Object.assign(dataset, { theme: themeBefore, mode: modeBefore });
    await expect(low).toEqual([]);
  },
};
