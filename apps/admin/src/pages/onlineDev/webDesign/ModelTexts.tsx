import {
  decodeFormDocument,
  decodeListDefinition,
  encodeFormDocument,
  encodeListDefinition,
} from '@smart-admin/form-engine/core';
import { modelTextEntries, TextEditor, textsOf, type TextEntry } from '@smart-admin/form-engine/designer';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { reloadSession } from '../../../app/reloadSession.js';
import { releaseDraft } from './releaseDraft.js';
import { webCalls } from './webCalls.js';
import { webDesignMessages } from './webDesignMessages.js';

/** The texts of one model in all languages: saved into its draft, seen by its users from the next release on. */
export function ModelTexts({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(webDesignMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['modelTexts', id],
    queryFn: () => api.visualdev.models.read({ id }, { silent: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <Loaded model={data} onClose={onClose} />;
  return (
    <Dialog open title={t('designTexts')} width={DIMENSIONS.popupDialog} onOpenChange={(open) => !open && onClose()}>
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-80 w-full" />}
    </Dialog>
  );
}

type Model = Awaited<ReturnType<typeof api.visualdev.models.read>>;

function Loaded({ model, onClose }: { model: Model; onClose: () => void }) {
  const t = useMessages(webDesignMessages);
  const { permissions } = usePage();
  const { id, fullName } = model;
  const [initial] = useState(() => modelTextEntries({ fullName, ...documentsOf(model) }));
  const [entries, setEntries] = useState<TextEntry[]>(initial);
  const [isBusy, setBusy] = useState(false);
  const isChanged = entries !== initial;

  const save = async () => {
    // others may have changed the documents meanwhile: only the texts are put into what is stored now
    const current = await api.visualdev.models.read({ id });
    const { form, list } = documentsOf(current);
    const body = {
      revision: current.revision,
      formData: JSON.stringify(encodeFormDocument({ ...form, texts: textsOf(entries, 'form') })),
      columnData: JSON.stringify(encodeListDefinition({ ...list, texts: textsOf(entries, 'list') })),
    };
    return isAccepted(api.visualdev.models.update({ id, body }));
  };
  const finish = async (withRelease: boolean) => {
    setBusy(true);
    try {
      if (!(await save())) return;
      if (withRelease) {
        if (!(await isAccepted(releaseDraft(webCalls, id, {})))) return;
        // the menu tells names of models too
        await reloadSession();
        await queryClient.invalidateQueries({ queryKey: ['model', id] });
      }
      toast.success(t(withRelease ? 'releasedNow' : 'saved'));
      onClose();
    } finally {
      setBusy(false);
    }
  };
  const canEdit = permissions.can('btn_edit');
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={t('textsOf', { name: fullName })}
      onOpenChange={(open) => !open && onClose()}
      onBeforeClose={() =>
        !isChanged || confirm({ title: t('leaveTexts'), description: t('leaveTextsText'), tone: 'danger' })
      }
      footer={
        canEdit && (
          <>
            {permissions.can('btn_release') && (
              <Button loading={isBusy} onClick={() => void finish(true)}>
                {t('saveAndRelease')}
              </Button>
            )}
            <Button variant="primary" loading={isBusy} disabled={!isChanged} onClick={() => void finish(false)}>
              {t('saveTexts')}
            </Button>
          </>
        )
      }
    >
      <TextEditor entries={entries} onChange={setEntries} readOnly={!canEdit} />
    </Dialog>
  );
}

function documentsOf({ formData, columnData }: Model) {
  return { form: decodeFormDocument(formData), list: decodeListDefinition(columnData) };
}
