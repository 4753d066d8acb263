import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createField, createFormDocument } from '../core/document/createField.js';
import { type Field, type FormValues } from '../core/document/FormDocument.js';
import { FormDataSourcesProvider } from '../fields/sources/FormDataSources.js';
import { FieldText } from '../renderer/FieldText.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { useFormStore } from '../renderer/useFormStore.js';
import { memorySources } from './memorySources.js';

/**
 * Fields in every state that they can have: filled, empty, refused, read-only, disabled, in a subtable, as text, on a phone, and
 * as a row of a list.
 */
export function KindStates({ fields, values, inRows = true }: KindStatesProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const changed = (change: Partial<Field>) => fields.map((field) => ({ ...field, ...change }) as Field);
  const table = createField('subtable', { id: 'rows', label: '子表', columns: [...fields] });
  return (
    <QueryClientProvider client={client}>
      <FormDataSourcesProvider sources={memorySources}>
        <div className="mx-auto flex max-w-[752px] flex-col gap-6 bg-raised p-4">
          <State title="已填写" fields={fields} values={values} />
          <State title="未填写" fields={fields} values={{}} />
          <State title="必填未填" fields={changed({ required: true, defaultValue: undefined })} values={{}} isChecked />
          <State title="只读" fields={changed({ readOnly: true })} values={values} />
          <State title="禁用" fields={changed({ disabled: true })} values={values} />
          {inRows && <State title="子表单元格" fields={[table]} values={{ rows: [values, {}] }} />}
          <State title="详情" fields={fields} values={values} asText />
          <div className="w-[343px] max-w-full">
            <State title="手机" fields={fields} values={values} />
          </div>
          <Listed title="列表" fields={fields} values={values} />
        </div>
      </FormDataSourcesProvider>
    </QueryClientProvider>
  );
}

function State({ title, fields, values, isChecked = false, asText = false }: StateProps): ReactNode {
  // each table of a page has a name of its own
  const named = fields.map((field) =>
    field.kind === 'subtable' ? { ...field, label: `${field.label}，${title}` } : field,
  );
  const store = useFormStore(createFormDocument(named), values);
  useEffect(() => {
    if (isChecked) store.validate();
  }, [store, isChecked]);
  return (
    <section aria-label={title}>
      <h3 className="m-0 mb-2 text-12 text-3">{title}</h3>
      <FormRenderer store={store} readOnly={asText} aria-label={title} />
    </section>
  );
}

/** The values as a list shows them, in a row and on a card. */
function Listed({ title, fields, values }: Pick<StateProps, 'title' | 'fields' | 'values'>): ReactNode {
  const listed = fields.filter(({ id }) => values[id] !== undefined);
  if (listed.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="m-0 mb-2 text-12 text-3">{title}</h3>
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {listed.map((field) => (
          <div key={field.id} className="contents">
            <dt className="text-2">{field.label}</dt>
            <dd className="m-0 flex min-w-0 flex-wrap gap-4">
              <FieldText field={field} value={values[field.id]} inline />
              <FieldText field={field} value={values[field.id]} inline card />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface KindStatesProps {
  fields: readonly Field[];
  values: FormValues;
  /** Whether they can stand in rows. Default true. */
  inRows?: boolean;
}

interface StateProps {
  title: string;
  fields: readonly Field[];
  values: FormValues;
  isChecked?: boolean;
  asText?: boolean;
}
