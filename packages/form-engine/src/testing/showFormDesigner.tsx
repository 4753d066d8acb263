import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { createFormDocument } from '../core/document/createField.js';
import { type Field, type FormDocument } from '../core/document/FormDocument.js';
import { FormDesigner, type FormDesignerProps } from '../designer/form/FormDesigner.js';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from './memorySources.js';
import { noDrafts } from './noDrafts.js';

/** Shows the designer of a form with some fields; `saved` saves and answers them, `savedForm` the whole form. */
export function showFormDesigner(fields: Field[], props: Pick<FormDesignerProps, 'references' | 'impact'> = {}) {
  const onSave = vi.fn<(saved: FormDocument) => Promise<boolean>>(() => Promise.resolve(true));
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <FormDataSourcesProvider sources={memorySources}>
          <FormDesigner
            title="来访登记"
            form={createFormDocument(fields)}
            base="1"
            drafts={noDrafts}
            draftName="test"
            canEdit
            canRelease
            onSave={onSave}
            onRelease={() => Promise.resolve(true)}
            onBack={() => undefined}
            {...props}
          />
        </FormDataSourcesProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const savedForm = async () => {
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    return onSave.mock.lastCall?.[0];
  };
  return { user, savedForm, saved: async () => (await savedForm())?.fields ?? [] };
}
