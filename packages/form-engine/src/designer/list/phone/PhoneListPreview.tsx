import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { encodeFormDocument } from '../../../core/document/encodeFormDocument.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { encodeListDefinition } from '../../../core/list/decodeListDefinition.js';
import { type ListDefinition } from '../../../core/list/ListDefinition.js';
import { linkFields } from '../../../core/registry/linkFields.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { ResourceView } from '../../../resource/list/ResourceView.js';
import { memoryRecords } from '../../../resource/memory/memoryRecords.js';
import { modelResource } from '../../../resource/modelResource.js';
import { ALLOW_ALL, ResourceProvider } from '../../../resource/ResourceProvider.js';
import { phoneMessages } from '../../phoneMessages.js';
import { sampleRecords } from '../../sampleRecords.js';

/** The list as a phone draws it, in the width of one, with sample records that nobody keeps. */
export function PhoneListPreview({ form, list, title }: PhoneListPreviewProps) {
  const p = useMessages(phoneMessages);
  const locale = useLocale();
  const kinds = useFieldKinds();
  // what is drawn here has nothing to do with the data of the page around it
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  );
  const settled = useDeferredValue(list);
  const { registry } = kinds;
  const source = useMemo(
    () =>
      memoryRecords(
        linkFields(form, registry),
        sampleRecords(form, {
          count: SAMPLES,
          locale,
          registry,
          say: (label, number) => p('sample', { label, number }),
        }),
      ),
    [form, locale, registry, p],
  );
  const definition = useMemo(() => {
    const { columns, search, buttons, rowButtons, defaultSort } = settled;
    const phone = { columns, search, buttons, rowButtons, defaultSort };
    const columnData = encodeListDefinition({ ...settled, phone });
    const formData = encodeFormDocument(form, registry);
    return modelResource(
      { id: `phone.${title}`, fullName: title, formData, columnData, device: 'app' },
      source,
      locale,
      kinds,
    );
  }, [settled, form, title, source, locale, kinds, registry]);
  return (
    <section aria-label={p('preview')} className="flex min-h-0 flex-none flex-col items-center gap-2 p-4">
      <p className="m-0 text-12 text-3">{p('previewText')}</p>
      <div
        data-device="app"
        className="flex h-160 max-h-full min-h-96 w-93.75 max-w-full flex-col overflow-hidden rounded-2xl border-4 border-control bg-surface"
      >
        <QueryClientProvider client={client}>
          <ResourceProvider permissions={ALLOW_ALL}>
            {/* searches, order and page begin anew with another list */}
            <ResourceView
              key={stateKey(settled)}
              definition={definition}
              className="min-h-0 flex-1 rounded-none border-0"
            />
          </ResourceProvider>
        </QueryClientProvider>
      </div>
    </section>
  );
}

const SAMPLES = 5;

function stateKey({ search, defaultSort }: ListDefinition): string {
  return JSON.stringify([search.map(({ id, mode }) => [id, mode]), defaultSort]);
}

interface PhoneListPreviewProps {
  form: FormDocument;
  /** The list as phones have it. */
  list: ListDefinition;
  /** Name of the model. */
  title: string;
}
