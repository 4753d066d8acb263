import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Form, FormField, FormProblems, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { Input } from '@smart-admin/ui/input';
import { useState } from 'react';
import * as z from 'zod';
import { employees, unitTree } from './company';

const visit = z.object({
  reason: z.string().trim().min(1).max(50),
  // nothing chosen is null, and not enough
  hostId: z.string().nullable().pipe(z.string('请选择接待人')),
  unitIds: z.array(z.string()).min(1),
});

/** Whom a visitor comes to see. */
export function VisitForm() {
  const [saved, setSaved] = useState('');
  const form = useZodForm({ schema: visit, defaultValues: { reason: '', hostId: null, unitIds: [] } });
  const save = async (values: z.infer<typeof visit>) => {
    // an error that carries `fieldErrors: { hostId: '…' }` would stand on its field
    setSaved(await Promise.resolve(JSON.stringify(values)));
  };
  return (
    <Form form={form} onSubmit={save} layout="horizontal">
      <FormField form={form} name="reason" label="事由" required>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField form={form} name="hostId" label="接待人" required>
        {(field) => <UserPicker {...field} source={employees} sourceKey="employees" />}
      </FormField>
      <FormField form={form} name="unitIds" label="到访组织" required>
        {(field) => <OrganizePicker {...field} multiple source={unitTree} sourceKey="units" />}
      </FormField>
      <div className="flex items-center justify-end gap-2">
        <FormProblems form={form} />
        <FormSubmit form={form}>保存</FormSubmit>
      </div>
      <output aria-label="已保存">{saved}</output>
    </Form>
  );
}
