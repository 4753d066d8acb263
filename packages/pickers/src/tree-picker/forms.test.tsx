import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { FormStateProvider } from '@smart-admin/ui/form-state';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AddressPicker } from '../address-picker/AddressPicker.js';
import { DepartmentSelect } from '../department-select/DepartmentSelect.js';
import { OrganizePicker } from '../organize-picker/OrganizePicker.js';
import { areaTree, organizeTree } from '../testing/demo.js';

const schema = z.object({
  organizeIds: z.array(z.string()).check(z.minLength(1)),
  place: z.array(z.string()),
});

/** A form of the design system; nothing around it gives a query cache. */
function VisitForm({
  onSubmit,
  disabled,
}: {
  onSubmit: (values: z.output<typeof schema>) => void;
  disabled?: boolean;
}) {
  const form = useZodForm({ schema, defaultValues: { organizeIds: [], place: [] } });
  return (
    <Form form={form} onSubmit={onSubmit} disabled={disabled}>
      <FormField form={form} name="organizeIds" label="所属组织">
        {(field) => <OrganizePicker {...field} multiple source={organizeTree} sourceKey="organizes" />}
      </FormField>
      <FormField form={form} name="place" label="所在地">
        {(field) => <AddressPicker {...field} source={areaTree} sourceKey="areas" />}
      </FormField>
      <FormSubmit form={form}>提交</FormSubmit>
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('combobox', { name });

describe('pickers in forms', () => {
  it('are fields of a form: value, error, focus on the error', async () => {
    const handleSubmit = vi.fn();
    render(<VisitForm onSubmit={handleSubmit} />);
    await press('提交');
    expect(await screen.findByText('不能为空')).toBeTruthy();
    expect(document.activeElement).toBe(field('所属组织'));
    expect(field('所属组织').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(field('所属组织'));
    await userEvent.click(await screen.findByRole('treeitem', { name: /平台研发部/ }));
    await press('确定');
    await userEvent.click(field('所在地'));
    await userEvent.click(await screen.findByRole('treeitem', { name: '香港特别行政区' }));
    await press('确定');
    await press('提交');
    await waitFor(() => expect(handleSubmit).toHaveBeenCalled());
    expect(handleSubmit.mock.calls[0]?.[0]).toEqual({ organizeIds: ['research'], place: ['810000'] });
  });

  it('are checked when the focus leaves them and nothing of theirs is open', async () => {
    render(<VisitForm onSubmit={vi.fn()} />);
    await userEvent.click(field('所属组织'));
    await userEvent.click(await screen.findByRole('treeitem', { name: /平台研发部/ }));
    await press('确定');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await userEvent.click(field('所属组织'));
    await screen.findByRole('dialog');
    expect(screen.queryByText('不能为空')).toBeNull();
    await press('取消');
    await waitFor(() => expect(document.activeElement).toBe(field('所属组织')));
    await userEvent.tab();
    expect(await screen.findByText('不能为空')).toBeTruthy();
  });

  it('are disabled and locked by the form around them', async () => {
    render(<VisitForm onSubmit={vi.fn()} disabled />);
    expect((field('所属组织') as HTMLButtonElement).disabled).toBe(true);
    cleanup();
    render(
      <FormStateProvider readOnly>
        <OrganizePicker aria-label="所属组织" source={organizeTree} sourceKey="organizes" defaultValue="lead" />
      </FormStateProvider>,
    );
    await userEvent.click(field('所属组织'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  it('send their ids with a plain form', async () => {
    render(
      <form aria-label="表单">
        <OrganizePicker
          name="organize"
          multiple
          aria-label="所属组织"
          source={organizeTree}
          sourceKey="organizes"
          defaultValue={['lead', 'research']}
        />
      </form>,
    );
    const data = new FormData(screen.getByRole('form') as HTMLFormElement);
    expect(data.getAll('organize')).toEqual(['lead', 'research']);
  });

  it('follow a value that their owner holds', async () => {
    const seen: (string | null)[] = [];
    function Owner() {
      const [value, setValue] = useState<string | null>('finance');
      return (
        <>
          <DepartmentSelect
            aria-label="部门"
            source={organizeTree}
            sourceKey="organizes"
            value={value}
            onValueChange={(next) => seen.push(next)}
          />
          <button onClick={() => setValue('devices')}>换</button>
        </>
      );
    }
    render(<Owner />);
    await waitFor(() => expect(field('部门').textContent).toBe('财务结算部'));
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(seen).toEqual([null]);
    // the owner kept its value
    expect(field('部门').textContent).toBe('财务结算部');
    await press('换');
    await waitFor(() => expect(field('部门').textContent).toBe('设备维保部'));
  });
});
