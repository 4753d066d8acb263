import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ListAction } from '../list/splitRowActions.js';
import {
  type FormMode,
  type FormValues,
  type RecordContext,
  type ResourceDefinition,
  type ResourceRow,
} from '../types.js';
import { FormDialogBody } from './FormDialogBody.js';
import { RecordFrame } from './RecordFrame.js';
import { RecordSteps, type RecordStepsProps } from './RecordSteps.js';
import { relatedMessages } from './relatedMessages.js';
import { PresentPeople } from '../presence/PresentPeople.js';
import { usePresence } from '../presence/usePresence.js';
import { RelatedTabs } from './RelatedTabs.js';
import { useLeaveQuestion } from './useLeaveQuestion.js';
import { useWrittenView } from '../written/useWrittenView.js';

/** One record, new, changed or only shown, in a dialog or where its details stand. Asks before it throws typed things away. */
export function ResourceFormDialog<Row extends ResourceRow>({
  definition,
  mode,
  row,
  initialValues,
  treeNode = '',
  onClose,
  onSaved,
  onEdit,
  steps,
  detailActions = [],
}: ResourceFormDialogProps<Row>) {
  const t = useMessages(resourceMessages);
  const tRelated = useMessages(relatedMessages);
  const askToLeave = useLeaveQuestion();
  const { source } = definition;
  const [store, setStore] = useState<FormStore>();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const isDone = useRef(false);
  const needsRecord = mode !== 'create' && row !== undefined && source.read !== undefined;
  const record = useQuery({
    queryKey: ['resource', definition.id, 'record', row?.id, mode],
    enabled: needsRecord,
    // what is edited must be what the server has now, and must not change under the person's hands
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    queryFn: async ({ signal }) => (row ? ((await source.read?.(row.id, signal)) ?? {}) : {}),
  });
  const { related } = definition;
  const [tab, setTab] = useState('');
  const tabs = useQuery({
    queryKey: ['resource', definition.id, 'related', row?.id],
    enabled: mode === 'detail' && row !== undefined && related !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => (row && related ? related.load(row.id, signal) : []),
  });
  const presence = usePresence({
    source: source.presence,
    recordId: mode === 'create' ? undefined : row?.id,
    isEdited: mode === 'update',
  });
  const context = { treeNode };
  const document = documentOf(definition, mode, row, context);
  const values = needsRecord
    ? record.data
    : mode === 'create'
      ? initialValues
      : (row as unknown as FormValues | undefined);
  const view = useWrittenView({
    source: needsRecord ? definition.written : undefined,
    resourceId: definition.id,
    recordId: row?.id ?? '',
    isEdited: mode !== 'detail',
    document,
    values,
  });
  const mayClose = async () => {
    if (mode === 'detail' || isDone.current || !store?.getForm().dirty) return true;
    isDone.current = await askToLeave();
    return isDone.current;
  };
  const requestClose = () => {
    void mayClose().then((yes) => {
      if (yes) onClose();
    });
  };
  const withTabs = (details: ReactNode) => {
    if (tabs.isError)
      return (
        <>
          <Alert
            tone="warning"
            className="mb-4 items-center"
            action={
              <Button size="mini" onClick={() => void tabs.refetch()}>
                {tRelated('retry')}
              </Button>
            }
          >
            {tRelated('failed')}
          </Alert>
          {details}
        </>
      );
    if (!row || !related || !tabs.data?.length) return details;
    return (
      <RelatedTabs
        recordId={row.id}
        label={definition.label}
        tabs={tabs.data}
        tab={tab}
        onTabChange={setTab}
        source={related}
        onChanged={() => void tabs.refetch()}
      >
        {details}
      </RelatedTabs>
    );
  };
  return (
    <RecordFrame
      place={mode === 'detail' ? (definition.detailPlace ?? 'dialog') : 'dialog'}
      title={t(mode === 'create' ? 'createTitle' : mode === 'update' ? 'updateTitle' : 'detailTitle', {
        label: definition.label,
      })}
      // lists need room
      width={tabs.data?.length ? 1000 : (definition.formWidth ?? document.appearance.dialogWidth)}
      onClose={onClose}
      onBeforeClose={mayClose}
      footer={
        <>
          {steps && <RecordSteps {...steps} />}
          <div ref={setFooter} className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2 py-2" />
        </>
      }
    >
      {source.presence && mode !== 'create' && (
        <PresentPeople
          others={presence.others}
          isEdited={mode === 'update'}
          onReload={() => {
            presence.seeSaved();
            void record.refetch();
            void onSaved();
          }}
        />
      )}
      {view.values !== undefined && footer && !tabs.isLoading && !view.isLoading ? (
        withTabs(
          <FormDialogBody
            // another form has other fields, and what is only shown is read again on demand
            key={`${mode}:${row?.id ?? ''}:${view.access ? 'written' : ''}:${mode === 'detail' ? record.dataUpdatedAt : ''}`}
            definition={definition}
            document={view.document}
            access={view.access}
            notice={view.notice}
            mode={mode}
            row={row}
            context={context}
            values={view.values}
            footer={footer}
            isDone={isDone}
            onStore={setStore}
            onCancel={requestClose}
            onEdit={onEdit}
            detailActions={detailActions}
            onDiscard={() => {
              isDone.current = true;
              // the list shows what the others saved
              void onSaved();
              onClose();
            }}
            onSaved={async (again) => {
              isDone.current = true;
              presence.tellSaved();
              await onSaved();
              if (again) isDone.current = false;
              else onClose();
            }}
          />,
        )
      ) : record.isError ? (
        <LoadError
          error={record.error}
          title={t('errorTitle', { label: definition.label })}
          onRetry={() => void record.refetch()}
          actions={<Button onClick={onClose}>{t('close')}</Button>}
        />
      ) : (
        <Skeleton lines={6} aria-busy />
      )}
    </RecordFrame>
  );
}

/** The form of a resource in a mode; throws for one that has none. */
export function documentOf<Row extends ResourceRow>(
  { form }: ResourceDefinition<Row>,
  mode: FormMode,
  row: Row | undefined,
  context: RecordContext,
): FormDocument {
  const document = typeof form === 'function' ? form(mode, row, context) : form;
  if (!document) throw new Error('The resource has no form');
  return document;
}

export interface ResourceFormDialogProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  mode: FormMode;
  /** The record; none for a new one. */
  row: Row | undefined;
  /** Values that a new record starts with. */
  initialValues: FormValues;
  /** Chosen node of the tree pane. Default: none. */
  treeNode?: string;
  onClose: () => void;
  /** After a save; the list loads again. */
  onSaved: () => Promise<void>;
  /** Ways to the neighbours of a record that is shown. Default: none. */
  steps?: RecordStepsProps | undefined;
  /** Turns details into the form; absent when the person may not edit. */
  onEdit?: () => void;
  /** What can be done with a record that is shown. Default: nothing. */
  detailActions?: readonly ListAction<Row>[];
}
