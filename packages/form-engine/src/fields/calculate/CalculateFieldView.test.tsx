import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { createFormStore } from '../../core/state/createFormStore.js';
import { FormRenderer } from '../../renderer/FormRenderer.js';

it('shows a result with the decimals of its field, as lists and details do', () => {
  const form = createFormDocument([
    createField('number', { id: 'days', label: '天数' }),
    createField('calculate', { id: 'whole', label: '整数', formula: '{days} × 1', precision: 0 }),
    createField('calculate', { id: 'plain', label: '默认', formula: '{days} × 1000' }),
  ]);
  render(<FormRenderer store={createFormStore(form, { days: 3, whole: '3', plain: '3000.00' })} />);
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([shown('整数'), shown('默认')]).toEqual(['3', '3,000.00']);
});
