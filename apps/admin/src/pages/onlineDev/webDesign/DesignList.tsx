import {
  decodeFormDocument,
  decodeListDefinition,
  encodeListDefinition,
  FormDocumentError,
  type ListDefinition,
} from '@smart-admin/form-engine/core';
import { ListDesigner } from '@smart-admin/form-engine/designer';
import { browserDrafts } from '@smart-admin/form-engine/editor';
import { useSession } from '@smart-admin/layout/stores';
import { Alert } from '@smart-admin/ui/alert';
import { confirm } from '@smart-admin/ui/confirm';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { reloadSession } from '../../../app/reloadSession.js';
import { webDesignMessages } from './webDesignMessages.js';

/** The designer of one model's list: its draft, what is released, saving and releasing. */
export function DesignList({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedModel', id],
    queryFn: () => loadModel(id),
    // what is edited does not change under the editor; saving tells when somebody else has saved
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <Loaded model={data} onBack={onBack} />;
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="size-full" />}
    </section>
  );
}

function Loaded({ model, onBack }: { model: Loaded; onBack: () => void }) {
  const t = useMessages(webDesignMessages);
  const { permissions } = usePage();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [read] = useState(() => readDocuments(model));
  const [base, setBase] = useState(() => revisionOf(model.draft));
  const [released, setReleased] = useState(read.released);
  const [drafts] = useState(() => browserDrafts());
  const { id, fullName } = model.draft;
  if (!read.documents) return <Alert tone="danger">{t('unreadable', { reason: read.reason })}</Alert>;
  const { form, list } = read.documents;

  const save = async (changed: ListDefinition) => {
    const current = await api.visualdev.models.read({ id });
    if (revisionOf(current) !== base) {
      const mayReplace = await confirm({
        title: t('newer'),
        description: t('newerText'),
        confirmText: t('overwrite'),
        tone: 'danger',
      });
      if (!mayReplace) return false;
    }
    const body = { ...current, columnData: JSON.stringify(encodeListDefinition(changed)) };
    if (!(await isAccepted(api.visualdev.models.update({ id, body })))) return false;
    setBase(revisionOf(await api.visualdev.models.read({ id })));
    toast.success(t('saved'));
    return true;
  };
  const release = async () => {
    if (!(await isAccepted(api.visualdev.models.release({ id, body: {} })))) return false;
    // the menu entry and the codes of new columns
    await reloadSession();
    const config = await api.visualdev.records.config({ id });
    setReleased(decodeListDefinition(config.columnData));
    await queryClient.invalidateQueries({ queryKey: ['model', id] });
    toast.success(t('releasedNow'));
    return true;
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline">
      <ListDesigner
        title={fullName}
        form={form}
        list={list}
        released={released}
        base={base}
        drafts={drafts}
        draftName={`list ${id} ${userId}`}
        canEdit={permissions.can('btn_edit')}
        canRelease={permissions.can('btn_release')}
        onSave={save}
        onRelease={release}
        onBack={onBack}
      />
    </div>
  );
}

interface Loaded {
  draft: Awaited<ReturnType<typeof api.visualdev.models.read>>;
  /** Stored list that users see; undefined before the first release and for those who may not open the page. */
  released: string | undefined;
}

async function loadModel(id: string): Promise<Loaded> {
  const draft = await api.visualdev.models.read({ id }, { silent: true });
  if (draft.state === 0) return { draft, released: undefined };
  try {
    const config = await api.visualdev.records.config({ id }, { silent: true });
    return { draft, released: config.columnData };
  } catch (error) {
    console.warn('What is released cannot be compared', error);
    return { draft, released: undefined };
  }
}

/** What tells one saved version of a model from the next. */
function revisionOf({ creatorTime, lastModifyTime }: Loaded['draft']): string {
  return String(lastModifyTime ?? creatorTime ?? '');
}

function readDocuments({ draft, released }: Loaded) {
  try {
    return {
      documents: { form: decodeFormDocument(draft.formData), list: decodeListDefinition(draft.columnData) },
      released: released === undefined ? undefined : decodeListDefinition(released),
      reason: '',
    };
  } catch (error) {
    if (!(error instanceof FormDocumentError)) throw error;
    return { documents: undefined, released: undefined, reason: error.message };
  }
}
