import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { diffRecord } from '../core/change/diffRecord.js';
import { createField, createFormDocument } from '../core/document/createField.js';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { type FormDocument, type FormValues } from '../core/document/FormDocument.js';
import { tablesOf } from '../core/storage/tablesOf.js';
import { validateRecord } from '../core/validation/validateRecord.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { useFormStore } from '../renderer/useFormStore.js';
import { ALLOW_ALL, ResourceProvider } from '../resource/ResourceProvider.js';
import { ResourcePage } from '../resource/ResourcePage.js';
import { type ModelRow, modelResource } from '../resource/modelResource.js';
import { type ListQuery } from '../resource/types.js';
import { kindsWithRating, ratingField } from '../testing/ratingKind.js';
import { show } from '../testing/showStory.js';
import { FieldKindsProvider } from './FieldKindsProvider.js';
import { createFieldKinds, defineFieldKind } from './fieldKinds.js';
import '../testing/preloadViews.js';

const { registry } = kindsWithRating;
const form = createFormDocument([
  createField('text', { id: 'name', label: '名称' }),
  createField(ratingField, { id: 'score', label: '评分', required: true, stars: 3 }),
]);
const formData = encodeFormDocument(form, registry);

describe('a kind of another team', () => {
  it('round-trips with its settings, and as it was stored where its kind is not known', () => {
    const read = decodeFormDocument(JSON.parse(JSON.stringify(formData)), registry);
    expect(read.fields[1]).toMatchObject({ kind: 'acme.rating', stars: 3, required: true, label: '评分' });
    expect(encodeFormDocument(read, registry)).toEqual(formData);
    const stranger = decodeFormDocument(formData);
    expect(stranger.fields[1]?.kind).toBe('unknown');
    expect(encodeFormDocument(stranger)).toEqual(formData);
  });

  it('is validated, compared and stored by its definition', () => {
    const messagesOf = (score: unknown) =>
      validateRecord(form, { name: 'A', score }, { registry }).errors.map(({ message }) => message);
    expect([null, 2, 4].map(messagesOf)).toEqual([['评分不能为空'], [], ['不能大于3']]);
    expect(validateRecord(form, { score: '2' }, { registry }).values.score).toBe(2);
    expect(diffRecord({ score: 1 }, { score: 2 }, form, { registry }).set).toEqual({ score: 2 });
    expect(tablesOf(form, 'm', registry)[0]?.columns).toContainEqual(
      expect.objectContaining({ name: 'score', storage: { type: 'numeric', precision: 2, scale: 0 } }),
    );
  });

  it('must have a name of its own', () => {
    const kind = defineFieldKind(ratingField, { edit: () => null });
    expect(() => createFieldKinds([kind, kind])).toThrow('acme.rating is declared twice');
  });

  it('is drawn by its views in forms and details, checked and submitted', async () => {
    const { user } = show(<Page document={form} values={{ name: '甲' }} />);
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('评分不能为空')).toBeDefined();
    const stars = await screen.findByRole('slider', { name: '评分' });
    expect(stars.getAttribute('aria-valuemax')).toBe('3');
    stars.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(JSON.parse(screen.getByTestId('saved').textContent)).toEqual({ name: '甲', score: 2 });
  });

  it('is drawn in details', async () => {
    show(<Page document={form} values={{ score: 2 }} readOnly />);
    expect((await screen.findByRole('img', { name: '2/3' })).textContent).toBe('★★☆');
  });

  it('is shown in a list and searched by its own control', async () => {
    const { user, queries } = openList(formData);
    const row = await screen.findByRole('row', { name: /甲/ });
    expect(await within(row).findByRole('img', { name: '2/3' })).toBeDefined();
    await user.click(await screen.findByRole('combobox', { name: '评分' }));
    await user.click(await screen.findByRole('option', { name: '★★' }));
    await waitFor(() => expect(queries.at(-1)?.filters).toEqual({ score: '2' }));
  });
});

const hologram = {
  __config__: { smartKey: 'hologram', label: '全息图' },
  __vModel__: 'picture',
  depth: 3,
};
const withUnknown = {
  fields: [{ __config__: { smartKey: 'comInput', label: '名称' }, __vModel__: 'name' }, hologram],
};

describe('a kind that nobody knows', () => {
  it('is drawn with its label, its kind and its value, which is kept', async () => {
    const document = decodeFormDocument(withUnknown);
    const { user } = show(<Page document={document} values={{ name: '甲', picture: { url: '/a' } }} />, 'en');
    expect(screen.getByText('全息图')).toBeDefined();
    expect(screen.getByText('Unknown kind hologram')).toBeDefined();
    expect(screen.getByText('{"url":"/a"}')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: '名称' }), '乙');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(JSON.parse(screen.getByTestId('saved').textContent)).toEqual({ name: '甲乙', picture: { url: '/a' } });
  });

  it('is drawn in details, also without a value', () => {
    show(<Page document={decodeFormDocument(withUnknown)} values={{}} readOnly />);
    expect(screen.getByText('未知类型 hologram')).toBeDefined();
  });

  it('is drawn where a registered kind has no views here', () => {
    show(
      <QueryClientProvider client={new QueryClient()}>
        <Opened document={form} values={{ score: 2 }} />
      </QueryClientProvider>,
    );
    expect(screen.getByText('未知类型 acme.rating')).toBeDefined();
  });

  it('is shown in a list', async () => {
    openList(withUnknown, 'picture');
    const row = await screen.findByRole('row', { name: /甲/ });
    expect(within(row).getByText('2')).toBeDefined();
    expect(within(row).getByText('未知类型 hologram')).toBeDefined();
  });

  it('is a column of a subtable, and its cells are kept', async () => {
    const children = [{ __config__: { smartKey: 'comInput', label: '名称' }, __vModel__: 'name' }, hologram];
    const table = { __config__: { smartKey: 'table', label: '明细', children }, __vModel__: 'rows' };
    const { user } = show(
      <Page document={decodeFormDocument({ fields: [table] })} values={{ rows: [{ name: '甲', picture: 'x-1' }] }} />,
    );
    expect(await screen.findByText('x-1')).toBeDefined();
    expect(screen.getByText('未知类型 hologram')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(JSON.parse(screen.getByTestId('saved').textContent)).toMatchObject({ rows: [{ picture: 'x-1' }] });
  });
});

function Page(props: OpenedProps) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FieldKindsProvider kinds={kindsWithRating}>
        <Opened {...props} />
      </FieldKindsProvider>
    </QueryClientProvider>
  );
}

function Opened({ document, values, readOnly }: OpenedProps): ReactNode {
  const store = useFormStore(document, values);
  const [saved, setSaved] = useState('');
  const submit = () => {
    const result = store.submit();
    if (result.ok) setSaved(JSON.stringify(result.values));
  };
  return (
    <>
      <FormRenderer store={store} readOnly={readOnly} />
      <button onClick={submit}>保存</button>
      <output data-testid="saved">{saved}</output>
    </>
  );
}

interface OpenedProps {
  document: FormDocument;
  values: FormValues;
  readOnly?: boolean;
}

/** A list of a model with one record, by a field. */
function openList(stored: unknown, field = 'score') {
  const queries: ListQuery[] = [];
  const row: ModelRow = { id: '1', name: '甲', score: 2, picture: 2 };
  const source = {
    list: async (query: ListQuery) => {
      queries.push(query);
      return { list: [row], pagination: { currentPage: 1, pageSize: 20, total: 1 } };
    },
  };
  const columnData = { columnList: [{ prop: 'name' }, { prop: field }], searchList: [{ __vModel__: field }] };
  const config = { id: 'm1', fullName: '点评', formData: stored, columnData };
  const definition = modelResource(config, source, 'zh', kindsWithRating);
  const view = show(
    <QueryClientProvider client={new QueryClient()}>
      <FieldKindsProvider kinds={kindsWithRating}>
        <ResourceProvider permissions={ALLOW_ALL}>
          <ResourcePage definition={definition} />
        </ResourceProvider>
      </FieldKindsProvider>
    </QueryClientProvider>,
  );
  return { ...view, queries };
}
