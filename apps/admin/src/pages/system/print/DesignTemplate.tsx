import {
  createEditorStore,
  EditorProvider,
  HistoryButtons,
  useEditor,
  useEditorState,
} from '@smart-admin/form-engine/editor';
import { useLeaveQuestion } from '@smart-admin/form-engine/resource';
import { useUnsavedChanges } from '@smart-admin/layout/stores';
import { Button, IconButton } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { sizeOf } from '../../../print/paper.js';
import { saveOutcome } from '../../../resource/saveOutcome.js';
import { BlockList } from './BlockList.js';
import { documentOf, isChangedOf, type PrintDocument } from './printDocument.js';
import { printMessages } from './printMessages.js';
import { PreviewPane } from './PreviewPane.js';
import { useBindings, useTemplate, type StoredTemplate } from './useTemplate.js';

/** The designer of one template: its parts at the left, the sheet with a real record at the right. */
export function DesignTemplate({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, refetch } = useTemplate(id);
  const [first, setFirst] = useState(data);
  // what is edited is what was read first: a later answer must not throw it away
  if (data && !first) setFirst(data);
  if (first) return <Loaded template={first} onBack={onBack} />;
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="size-full" />;
}

interface LoadedProps {
  template: StoredTemplate;
  onBack: () => void;
}

function Loaded(props: LoadedProps) {
  const [store] = useState(() =>
    createEditorStore<PrintDocument>({
      document: { blocks: props.template.blocks ?? [] },
      idsOf: ({ blocks }) => blocks.map(({ id }) => id),
    }),
  );
  return (
    <EditorProvider store={store}>
      <Designer {...props} />
    </EditorProvider>
  );
}

function Designer({ template, onBack }: LoadedProps) {
  const t = useMessages(printMessages);
  const { path } = usePage();
  const store = useEditor<PrintDocument>();
  const { blocks } = useEditorState(documentOf);
  const isChanged = useEditorState(isChangedOf);
  const [saving, setSaving] = useState(false);
  const [revision, setRevision] = useState(template.revision);
  const [record, setRecord] = useState('');
  const { bindings, error, refetch } = useBindings(template.queries, record);
  const askToLeave = useLeaveQuestion();
  useUnsavedChanges(path, isChanged);
  const handleBack = async () => {
    if (!isChanged || (await askToLeave())) onBack();
  };
  const handleSave = async () => {
    const saved = store.getState().document;
    setSaving(true);
    try {
      if (!(await save(saved))) return;
      // what was changed meanwhile is not saved
      if (store.getState().document === saved) store.markSaved();
      toast.success(t('saved'));
    } finally {
      setSaving(false);
    }
  };
  /** Asks first where somebody else has changed the parts since. */
  const save = async ({ blocks: parts }: PrintDocument) => {
    const { id } = template;
    const send = (body: Parameters<typeof api.system.printDev.update>[0]['body']) =>
      saveOutcome(api.system.printDev.update({ id, body }, { silent: true }));
    let outcome = await send({ blocks: parts, revision });
    if (outcome === 'conflict') {
      const mayReplace = await confirm({
        title: t('newer'),
        description: t('newerText'),
        confirmText: t('overwrite'),
        tone: 'danger',
      });
      if (!mayReplace) return false;
      outcome = await send({ blocks: parts });
    }
    if (outcome === 'saved') setRevision((await api.system.printDev.read({ id })).revision);
    return outcome === 'saved';
  };
  return (
    <section aria-label={template.fullName} className="flex size-full min-h-0 flex-col bg-surface">
      <header className="flex h-12 flex-none items-center gap-1 border-b border-hairline px-2">
        <IconButton label={t('back')} onClick={() => void handleBack()}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h2 className="m-0 min-w-0 flex-1 truncate text-14 font-semibold">{template.fullName}</h2>
        <HistoryButtons />
        <Button variant="primary" loading={saving} disabled={!isChanged} onClick={() => void handleSave()}>
          {t('save')}
        </Button>
      </header>
      <div className="flex min-h-0 flex-1 phone:flex-col phone:overflow-auto">
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <BlockList bindings={bindings} isBound={template.queries.length > 0} paperWidth={sizeOf(template).width} />
        )}
        <PreviewPane
          template={template}
          blocks={blocks}
          bindings={bindings}
          record={record}
          onRecordChange={setRecord}
        />
      </div>
    </section>
  );
}
