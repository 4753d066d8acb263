import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FieldKindsProvider } from '../fields/FieldKindsProvider.js';
import { countingKinds } from '../testing/countingKinds.js';
import { show } from '../testing/showStory.js';
import { FormRenderer } from './FormRenderer.js';
import '../testing/preloadViews.js';

it('draws only the field whose value changes', async () => {
  const drawn: string[] = [];
  const form = createFormDocument([
    createField('text', { id: 'name', label: '姓名' }),
    createField('number', { id: 'price', label: '单价' }),
    createField('select', { id: 'kind', label: '类型', options: [{ value: 'a', label: '甲' }] }),
    createField('textarea', { id: 'note', label: '备注', visibleWhen: '{kind} = "a"' }),
  ]);
  const { user, getByLabelText } = show(
    <QueryClientProvider client={new QueryClient()}>
      <FieldKindsProvider kinds={countingKinds(drawn)}>
        <FormRenderer store={createFormStore(form, { kind: 'a' })} />
      </FieldKindsProvider>
    </QueryClientProvider>,
  );
  drawn.length = 0;
  await user.type(getByLabelText('姓名'), '一二三四五');
  expect(new Set(drawn)).toEqual(new Set(['name']));
  expect(drawn).toHaveLength(5);
});
