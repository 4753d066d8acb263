import '@smart-admin/ui/styles.css';
import { createField, createFormDocument, createFormStore } from '@smart-admin/form-engine/core';
import { FormRenderer } from '@smart-admin/form-engine/renderer';
import { UiProvider } from '@smart-admin/ui/app-root';
import { applyTheme } from '@smart-admin/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { benchForm, FIELDS } from './shared.js';

applyTheme({ theme: 'blue', mode: 'light', size: 'small' });
const store = createFormStore(
  createFormDocument(
    Array.from({ length: FIELDS }, (_, index) =>
      createField('text', {
        id: `f${index}`,
        label: `字段${index}`,
        span: 12,
        required: index % 5 === 0,
        visibleWhen: index > 0 ? `{f${index - 1}} != 'hide'` : '',
      }),
    ),
  ),
);
createRoot(document.querySelector('#root')).render(
  <UiProvider locale="zh">
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} />
    </QueryClientProvider>
  </UiProvider>,
);
const input = (index) => document.querySelector(`[data-field-path="f${index}"] input`);
const place = (index) => document.querySelector(`[data-field-path="f${index}"]`);
benchForm({ input, place, isShown: (index) => place(index) !== null });
