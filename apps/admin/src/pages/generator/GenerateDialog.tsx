import { ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { usePage } from '../../app/PageProvider.js';
import { queryClient } from '../../app/queryClient.js';
import { saveFile } from '../../resource/saveFile.js';
import { bodyOf, draftProblems, type CodeDraft, type CodeKind, type CodePreview } from './codeDraft.js';
import { CodeFiles } from './CodeFiles.js';
import { CodeSettings } from './CodeSettings.js';
import { generatorMessages } from './generatorMessages.js';

const SILENT = { silent: true };

/** The code of one model: names at the left, the files that they lead to at the right, and the way to save them. */
export function GenerateDialog({ kind, id, fullName, onClose }: GenerateDialogProps) {
  const t = useMessages(generatorMessages);
  const settings = useQuery({
    queryKey: ['codeSettings', kind, id],
    queryFn: async () => {
      const [draft, areas] = await Promise.all([
        api.visualdev.generator.settings({ id, query: { kind } }, SILENT),
        api.visualdev.generator.areasName({}, SILENT),
      ]);
      return { draft, areas: areas.list };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  if (settings.data) return <Loaded {...settings.data} kind={kind} id={id} fullName={fullName} onClose={onClose} />;
  return (
    <Dialog open width={WIDTH} title={t('titleOf', { name: fullName })} onOpenChange={(open) => !open && onClose()}>
      {settings.isError ? (
        <LoadError error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton className="h-100 w-full" />
      )}
    </Dialog>
  );
}

const WIDTH = 1_400;

function Loaded({ kind, id, fullName, onClose, areas, ...props }: LoadedProps) {
  const t = useMessages(generatorMessages);
  const { permissions } = usePage();
  const [draft, setDraft] = useState(props.draft);
  // the files stay while others are made, with the settings that they were made with
  const [shown, setShown] = useState<CodePreview & { asked: string }>();
  const body = bodyOf(kind, draft);
  const key = JSON.stringify(body);
  const problems = draftProblems(kind, draft);
  const isReady = Object.values(problems).every((problem) => problem === undefined);
  const preview = useMutation({
    mutationFn: (asked: typeof body) => api.visualdev.generator.preview({ id, body: asked }, SILENT),
    // the settings may have been changed while the files were made
    onSuccess: (made, asked) => setShown({ ...made, asked: JSON.stringify(asked) }),
  });
  const download = useMutation({
    mutationFn: () => api.visualdev.generator.download({ id, body }, SILENT),
    onSuccess: (file) => {
      saveFile(file);
      toast.success(t('downloaded', { name: fullName }));
      void queryClient.invalidateQueries({ queryKey: ['codeSettings', kind, id] });
    },
  });
  const error = download.error ?? preview.error;
  const refused = error instanceof ApiError ? error.fieldErrors : {};
  const change = (next: Partial<CodeDraft>) => {
    setDraft({ ...draft, ...next });
    // one that is under way goes on
    if (download.isError) download.reset();
    if (preview.isError) preview.reset();
  };
  return (
    <Dialog
      open
      width={WIDTH}
      canFullscreen
      title={t('titleOf', { name: fullName })}
      onBeforeClose={() => !download.isPending}
      onOpenChange={(open) => !open && onClose()}
      bodyClassName="p-0"
      footer={
        <>
          <Button disabled={!isReady} loading={preview.isPending} onClick={() => preview.mutate(body)}>
            {t('preview')}
          </Button>
          {permissions.can('btn_download') && (
            <Button
              variant="primary"
              icon={<Download aria-hidden />}
              disabled={!isReady}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {t('download')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex h-[calc(100dvh-240px)] min-h-100 phone:h-auto phone:min-h-0 phone:flex-col">
        <form
          aria-label={t('settings')}
          className="grid w-80 flex-none content-start gap-(--form-gap) overflow-auto border-r border-hairline p-4 phone:w-full phone:border-r-0 phone:border-b"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) preview.mutate(body);
          }}
        >
          <CodeSettings
            kind={kind}
            draft={draft}
            areas={areas}
            problems={problems}
            refused={refused}
            onChange={change}
          />
          {error && Object.keys(refused).length === 0 && <Alert tone="danger">{error.message}</Alert>}
          {/* Enter in a field previews */}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </form>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <Files preview={shown} isPending={preview.isPending} isOld={shown !== undefined && shown.asked !== key} />
        </div>
      </div>
    </Dialog>
  );
}

function Files({ preview, isPending, isOld }: FilesProps) {
  const t = useMessages(generatorMessages);
  if (preview) return <CodeFiles files={preview.files} notes={preview.notes} isOld={isOld} />;
  if (isPending) return <Skeleton className="m-4 h-80" />;
  return (
    <div className="grid flex-1 place-items-center p-6">
      <Empty title={t('noFiles')} description={t('noFilesText')} />
    </div>
  );
}

interface GenerateDialogProps {
  kind: CodeKind;
  /** The model. */
  id: string;
  fullName: string;
  onClose: () => void;
}

interface LoadedProps extends GenerateDialogProps {
  draft: CodeDraft;
  areas: readonly string[];
}

interface FilesProps {
  preview: CodePreview | undefined;
  isPending: boolean;
  /** Whether the settings were changed since. */
  isOld: boolean;
}
