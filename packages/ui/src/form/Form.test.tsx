import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Input } from '../input/Input.js';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { type Locale } from '../messages/locales.js';
import { NumberInput } from '../number-input/NumberInput.js';
import { Select } from '../select/Select.js';
import { describeConformance } from '../testing/describeConformance.js';
import { Form } from './Form.js';
import { FormField } from './FormField.js';
import { FormProblems } from './FormProblems.js';
import { FormSubmit } from './FormSubmit.js';
import { useZodForm } from './useZodForm.js';

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1)),
    seats: z.nullable(z.number().check(z.maximum(9))),
    kind: z._default(z.nullable(z.string()), null),
    email: z.string().check(z.email()),
    repeat: z.string(),
  })
  .check(
    z.refine(({ email, repeat }) => email === repeat, { path: ['repeat'], error: '两次输入不一致', when: () => true }),
  );

type Output = z.output<typeof schema>;

function VisitorForm({
  onSubmit = () => undefined,
  onDraw,
  locale = 'zh',
  ...rest
}: {
  onSubmit?: (values: Output) => void | Promise<void>;
  onDraw?: (field: string) => void;
  locale?: Locale;
  className?: string;
  ref?: React.Ref<HTMLFormElement>;
}) {
  return (
    <LocaleProvider locale={locale}>
      <Fields onSubmit={onSubmit} onDraw={onDraw} {...rest} />
    </LocaleProvider>
  );
}

function Fields({ onSubmit, onDraw, ...rest }: Omit<Parameters<typeof VisitorForm>[0], 'locale'>) {
  const form = useZodForm({
    schema,
    defaultValues: { name: '', seats: null, kind: null, email: 'a@example.com', repeat: 'a@example.com' },
  });
  const draws = (field: string) => () => onDraw?.(field);
  return (
    <>
      <Form form={form} onSubmit={onSubmit ?? (() => undefined)} {...rest}>
        <FormField form={form} name="name" label="姓名" required>
          {(field) => (
            <Profiler id="name" onRender={draws('name')}>
              <Input {...field} />
            </Profiler>
          )}
        </FormField>
        <FormField form={form} name="seats" label="座位">
          {(field) => (
            <Profiler id="seats" onRender={draws('seats')}>
              <NumberInput {...field} />
            </Profiler>
          )}
        </FormField>
        <FormField form={form} name="kind" label="类型">
          {(field) => <Select {...field} options={[{ value: 'car', label: '小型车' }]} />}
        </FormField>
        <FormField form={form} name="email" label="邮箱">
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name="repeat" label="重复邮箱">
          {(field) => <Input {...field} />}
        </FormField>
        <FormSubmit form={form}>保存</FormSubmit>
      </Form>
      <FormProblems form={form} />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

class Refusal extends Error {
  constructor(readonly fieldErrors: Record<string, string>) {
    super('refused');
  }
}

describe('Form', () => {
  describeConformance(<VisitorForm />, { slot: 'form', refIs: 'form' });

  it('focuses the first error of the page and gives out what the schema makes of the values', async () => {
    const handleSubmit = vi.fn();
    render(<VisitorForm onSubmit={handleSubmit} />);
    await userEvent.clear(box('邮箱'));
    await press('保存');
    expect(await screen.findByText('3 项需要修改')).toBeTruthy();
    expect(document.activeElement).toBe(box('姓名'));
    expect(box('姓名').getAttribute('aria-invalid')).toBe('true');
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.type(box('姓名'), ' 王伟 ');
    await userEvent.type(box('邮箱'), 'a@example.com');
    await press('保存');
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
    expect(handleSubmit.mock.calls[0]?.[0]).toMatchObject({ name: '王伟', seats: null });
    expect(screen.queryByText(/项需要修改/)).toBeNull();
  });

  it('leads to the first error from beside the buttons', async () => {
    render(<VisitorForm />);
    await press('保存');
    const problems = await screen.findByRole('button', { name: '1 项需要修改' });
    problems.focus();
    await userEvent.click(problems);
    expect(document.activeElement).toBe(box('姓名'));
  });

  it('checks a field when it is left after the first input, then at each change', async () => {
    render(<VisitorForm />);
    await userEvent.click(box('邮箱'));
    await userEvent.tab();
    await userEvent.click(box('姓名'));
    await userEvent.tab();
    expect(screen.queryAllByRole('alert')).toHaveLength(0);
    await userEvent.type(box('邮箱'), '.');
    expect(screen.queryAllByRole('alert')).toHaveLength(0);
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('请输入正确的邮箱');
    await userEvent.type(box('邮箱'), '{Backspace}');
    await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(0));
  });

  it('takes an error back that a change of another field has mended', async () => {
    render(<VisitorForm />);
    await userEvent.type(box('重复邮箱'), 'x');
    await userEvent.tab();
    expect(await screen.findByText('两次输入不一致')).toBeTruthy();
    await userEvent.type(box('邮箱'), 'x');
    await waitFor(() => expect(screen.queryByText('两次输入不一致')).toBeNull());
  });

  it('draws only the field that somebody types into', async () => {
    const drawn: string[] = [];
    render(<VisitorForm onDraw={(field) => drawn.push(field)} />);
    drawn.length = 0;
    await userEvent.type(box('姓名'), '王伟');
    expect(drawn).toContain('name');
    expect(drawn).not.toContain('seats');
  });

  it('shows what the server says on its field, the rest above, until that field changes', async () => {
    const onSubmit = () => Promise.reject(new Refusal({ email: '邮箱已被使用', plan: '车场已停用' }));
    render(<VisitorForm onSubmit={onSubmit} />);
    await userEvent.type(box('姓名'), '王伟');
    await press('保存');
    expect(await screen.findByText('邮箱已被使用')).toBeTruthy();
    expect(await screen.findByText('车场已停用')).toBeTruthy();
    expect(document.activeElement).toBe(box('邮箱'));
    await userEvent.type(box('姓名'), '某');
    expect(screen.getByText('邮箱已被使用')).toBeTruthy();
    await userEvent.type(box('邮箱'), 'n');
    await waitFor(() => expect(screen.queryByText('邮箱已被使用')).toBeNull());
  });

  it('waits for the first submit before it takes another', async () => {
    let finish = () => {};
    const handleSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<VisitorForm onSubmit={handleSubmit} />);
    await userEvent.type(box('姓名'), '王伟{Enter}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBe('true'));
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBeNull());
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('checks and gives out what stood there when somebody submitted, not what they type while the checks are loaded', async () => {
    const handleSubmit = vi.fn();
    render(<VisitorForm onSubmit={handleSubmit} />);
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    fireEvent.change(box('姓名'), { target: { value: '王伟' } });
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBeNull());
    expect(await screen.findByText('1 项需要修改')).toBeTruthy();
    expect(handleSubmit).not.toHaveBeenCalled();
    await press('保存');
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
  });

  it('says its errors in the language that is chosen', async () => {
    const { rerender } = render(<VisitorForm />);
    await press('保存');
    expect(await screen.findByText('不能为空')).toBeTruthy();
    rerender(<VisitorForm locale="en" />);
    expect(await screen.findByText('Required')).toBeTruthy();
  });
});
