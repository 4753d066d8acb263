import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { type FormDataSources, FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { memorySources } from '../testing/memorySources.js';
import { show } from '../testing/showStory.js';
import { FormRenderer } from './FormRenderer.js';
import { useFormStore } from './useFormStore.js';
import '../testing/preloadViews.js';

/** Checks while React listens. */
function check(store: FormStore): string[] {
  let paths: string[] = [];
  act(() => {
    paths = store.validate().map(({ path }) => path);
  });
  return paths;
}

const currentUser = { id: 'u77', name: '吴运营', organizeId: 'd77', organizeName: '客户服务部' };

function open(document: FormDocument, sources: FormDataSources, values?: FormValues, readOnly = false) {
  let opened: FormStore | undefined;
  function Form() {
    const store = useFormStore(document, values);
    opened = store;
    return <FormRenderer store={store} readOnly={readOnly} />;
  }
  const view = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FormDataSourcesProvider sources={sources}>
        <Form />
      </FormDataSourcesProvider>
    </QueryClientProvider>,
  );
  if (!opened) throw new Error('The form did not open');
  return { ...view, store: opened };
}

const people = createFormDocument([
  createField('userSelect', { id: 'applicant', label: '申请人', defaultCurrent: true }),
  createField('departmentSelect', { id: 'department', label: '接待部门', defaultCurrent: true }),
  createField('organizeSelect', { id: 'company', label: '单位', defaultValue: 'currentUser' }),
]);

describe('the signed-in person in a form', () => {
  const names = vi.fn(async () => ({}));
  const sources: FormDataSources = {
    ...memorySources,
    currentUser,
    users: { search: async () => ({ items: [], total: 0 }), names },
    departmentTree: { load: async () => [], names },
    organizeTree: { load: async () => [], names },
  };

  it('stands in a new record by name, without asking a source', () => {
    open(people, sources);
    expect(screen.getByRole('combobox', { name: /申请人/ }).textContent).toContain('吴运营');
    expect(screen.getByRole('combobox', { name: /接待部门/ }).textContent).toContain('客户服务部');
    expect(screen.getByRole('combobox', { name: /单位/ }).textContent).toContain('客户服务部');
    expect(names).not.toHaveBeenCalled();
  });

  it('is named in details too', () => {
    open(people, sources, { applicant: 'u77', department: 'd77', company: '' }, true);
    expect(screen.getByText('吴运营')).toBeDefined();
    expect(screen.getByText('客户服务部')).toBeDefined();
    expect(names).not.toHaveBeenCalled();
  });
});

describe('checks of loaded options', () => {
  const form = createFormDocument([
    createField('select', { id: 'carType', label: '车型', dataType: 'dictionary', dictionaryType: 'carType' }),
  ]);

  it('refuse a value that the loaded dictionary does not have', async () => {
    const { store } = open(form, memorySources, { carType: 'tank' });
    await waitFor(() => expect(check(store)).toEqual(['carType']));
    act(() => store.setValue('carType', 'green'));
    expect(check(store)).toEqual([]);
  });

  it('are left to the server while a dictionary cannot be loaded', async () => {
    const options = vi.fn(() => Promise.reject(new Error('连接服务器超时')));
    const { store } = open(form, { ...memorySources, options }, { carType: 'tank' });
    await waitFor(() => expect(options).toHaveBeenCalled());
    expect(check(store)).toEqual([]);
  });
});

describe('a disabled item of a dictionary', () => {
  const sources: FormDataSources = {
    ...memorySources,
    options: async () => [
      { value: 'small', label: '小型车' },
      { value: 'green', label: '新能源小型车' },
      { value: 'steam', label: '蒸汽车', disabled: true },
    ],
  };
  const dictionary = { dataType: 'dictionary', dictionaryType: 'carType' } as const;
  const form = createFormDocument([
    createField('select', { id: 'type', label: '车型', ...dictionary }),
    createField('radio', { id: 'kind', label: '类别', ...dictionary }),
    createField('checkbox', { id: 'allowed', label: '准入', ...dictionary }),
  ]);

  it('keeps its name and passes where a record has it, and is taken away by whoever wants', async () => {
    const values = { type: 'steam', kind: 'steam', allowed: ['small', 'steam'] };
    const { store, user } = open(form, sources, values);
    await waitFor(() => expect(screen.getByRole('combobox', { name: '车型' }).textContent).toContain('蒸汽车'));
    expect(screen.getByRole('radio', { name: '蒸汽车' }).getAttribute('aria-checked')).toBe('true');
    expect(check(store)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: '新能源小型车' }));
    expect(store.getValues()).toMatchObject({ allowed: ['small', 'green', 'steam'] });
    await user.click(screen.getByRole('checkbox', { name: '蒸汽车' }));
    expect(store.getValues()).toMatchObject({ allowed: ['small', 'green'] });
  });

  it('is not offered where nothing has it', async () => {
    open(form, sources);
    await screen.findByRole('radio', { name: '小型车' });
    expect(screen.queryByRole('radio', { name: '蒸汽车' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: '蒸汽车' })).toBeNull();
  });

  it('is named in details', async () => {
    open(form, sources, { type: 'steam', allowed: ['steam', 'small'] }, true);
    expect(await screen.findByText('蒸汽车')).toBeDefined();
    expect(screen.getByText('蒸汽车、小型车')).toBeDefined();
  });
});
