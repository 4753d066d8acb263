'use client';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { createMemoryTree } from '@smart-admin/pickers/sources';

const document = createFormDocument([
  createField('number', { id: 'price', label: 'Price', precision: 2 }),
  createField('number', { id: 'count', label: 'Count' }),
  createField('calculate', { id: 'total', label: 'Total', formula: '{price} × {count}' }),
]);
const units = createMemoryTree([{ id: 'sales', label: 'Sales', type: 'department' }]);

export function OrderForm() {
  const store = useFormStore(document);
  return (
    <>
      <FormRenderer store={store} />
      <OrganizePicker aria-label="Unit" source={units} sourceKey="units" />
    </>
  );
}
