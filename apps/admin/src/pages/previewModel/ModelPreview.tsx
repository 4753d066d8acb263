import {
  buttonPermissionCodes,
  columnPermissionCodes,
  type Device,
  decodeFormDocument,
  decodeListDefinition,
  formPermissionCodes,
  FormDocumentError,
  linkFields,
  localizeForm,
  localizeList,
} from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { memoryRecords, modelResource, ResourcePage, ResourceProvider } from '@smart-admin/form-engine/resource';
import { Alert } from '@smart-admin/ui/alert';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type Locale } from '@smart-admin/ui/messages';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useIsPhone } from '@smart-admin/ui/theme';
import { UploadTransportProvider } from '@smart-admin/ui/uploader';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { permissionsOf, type ChosenRights, unreleasedParts } from '../../grants/previewRights.js';
import { RightsChooser } from '../../grants/RightsChooser.js';
import { RightsNotice } from '../../grants/RightsNotice.js';
import { uploads } from '../../resource/uploads.js';
import { useFormSources } from '../../resource/useFormSources.js';
import { previewMessages } from './previewMessages.js';

/** The draft of a model, drawn for the device that it is looked at on, with records in memory; `read` is the call of whoever looks. */
export function ModelPreview({ id, read }: { id: string; read: (id: string) => Promise<PreviewedModel> }) {
  const t = useMessages(previewMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['previewedModel', id],
    queryFn: () => read(id),
    enabled: id !== '',
    // what was entered stays while the page is open
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <Preview model={data} />;
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : id === '' ? (
        <Empty title={t('nothing')} description={t('nothingText')} />
      ) : (
        <Skeleton className="size-full" />
      )}
    </section>
  );
}

interface PreviewedModel {
  id: string;
  fullName: string;
  formData: string;
  columnData: string;
}

function Preview({ model }: { model: PreviewedModel }) {
  const t = useMessages(previewMessages);
  const locale = useLocale();
  const device = useIsPhone() ? 'app' : 'pc';
  const sources = useFormSources();
  const source = useMemo(() => reading(() => memoryRecords(linkFields(decodeFormDocument(model.formData)))), [model]);
  const read = useMemo(() => definitionOf({ ...model, device }, source, locale), [model, device, source, locale]);
  const [chosen, setChosen] = useState<ChosenRights>();
  const permissions = useMemo(() => permissionsOf(chosen), [chosen]);
  if ('reason' in read) return <Alert tone="danger">{t('unreadable', { reason: read.reason })}</Alert>;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <Alert className="flex-none">{t('draftText')}</Alert>
      <div className="flex flex-none flex-wrap items-center gap-2 empty:hidden">
        <RightsChooser modelId={model.id} value={chosen} onChange={setChosen} />
      </div>
      {chosen && <RightsNotice chosen={chosen} unreleased={unreleasedParts(chosen, codesOf(model, locale))} />}
      {(!chosen || chosen.page.rights) && (
        <ResourceProvider permissions={permissions}>
          <FormDataSourcesProvider sources={sources}>
            <UploadTransportProvider transport={uploads}>
              {/* what was open belongs to the rights that it was opened with */}
              <ResourcePage key={chosen ? `${chosen.holder.type} ${chosen.holder.id}` : ''} definition={read.value} />
            </UploadTransportProvider>
          </FormDataSourcesProvider>
        </ResourceProvider>
      )}
    </div>
  );
}

/** What the draft would offer to be given, in the words of a language. */
function codesOf({ formData, columnData }: PreviewedModel, locale: Locale) {
  const written = decodeFormDocument(formData);
  const list = localizeList(decodeListDefinition(columnData), written, locale);
  return {
    column: columnPermissionCodes(list),
    form: formPermissionCodes(localizeForm(written, locale)),
    button: buttonPermissionCodes(list),
  };
}

type Source = ReturnType<typeof memoryRecords>;
type Reading<Value> = { value: Value } | { reason: string };

function definitionOf(model: PreviewedModel & { device: Device }, source: Reading<Source>, locale: Locale) {
  if ('reason' in source) return source;
  const { id, fullName, formData, columnData, device } = model;
  // a name of its own: nothing that is kept of the released page belongs to the draft
  return reading(() =>
    modelResource({ id: `preview.${id}`, fullName, formData, columnData, device }, source.value, locale),
  );
}

function reading<Value>(read: () => Value): Reading<Value> {
  try {
    return { value: read() };
  } catch (error) {
    if (!(error instanceof FormDocumentError)) throw error;
    return { reason: error.message };
  }
}
