import { useEffect, useState } from 'react';
import { Button } from '../button/Button.js';
import { useLatest } from '../controllable/useLatest.js';
import { Dialog } from '../dialog/Dialog.js';
import { ErrorState } from '../error-state/ErrorState.js';
import { useLocale, useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { toast } from '../toast/toast.js';
import { useUploadTransport } from '../uploader/UploadTransportProvider.js';
import { type UploadedFile, type UploadTransport } from '../uploader/UploadTransport.js';
import { documentPreviewMessages } from './documentPreviewMessages.js';

/**
 * Shows a stored document in a frame that can reach neither the application nor the session. A file without a preview
 * address warns and closes at once.
 */
export function DocumentPreview({ file, open, onOpenChange, transport: ownTransport }: DocumentPreviewProps) {
  const t = useMessages(documentPreviewMessages);
  const locale = useLocale();
  const outer = useUploadTransport();
  const transport = ownTransport ?? outer;
  const [state, setState] = useState<PreviewState>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest({
    previewUrl: async (signal: AbortSignal) => (await transport?.previewUrl(file, signal)) ?? '',
    close: () => onOpenChange(false),
    isMissing: () => {
      toast.warning(t('missing'));
      onOpenChange(false);
    },
  });
  const { name, fileId, fileVersionId } = file;

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      setState({ kind: 'asking' });
      try {
        const url = await latest.previewUrl(signal);
        if (signal.aborted) return;
        if (url === '') latest.isMissing();
        else setState({ kind: 'framed', url, isDrawn: false });
      } catch (error) {
        if (!signal.aborted) setState({ kind: 'failed', message: error instanceof Error ? error.message : '' });
      }
    };
    void ask();
    return () => controller.abort();
    // the file is asked for again when it is another one, not when its object is
  }, [open, transport, fileId, fileVersionId, attempt, latest]);

  const isWaiting = state.kind === 'asking' || (state.kind === 'framed' && !state.isDrawn);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { name })}
      width={1120}
      canFullscreen
      bodyClassName="grid p-0 phone:p-0 overflow-hidden"
      initialFocus={() => null}
      footer={<Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>}
    >
      <div
        data-slot="document-preview"
        className="relative grid h-[min(72vh,880px)] min-w-0 border-t border-hairline bg-sunken phone:h-full [[data-fullscreen]_&]:h-full"
      >
        {state.kind === 'framed' && (
          <iframe
            title={name}
            src={withLook(state.url, locale)}
            // scripts draw the document; without allow-same-origin they reach nothing of ours
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            className="size-full border-0"
            onLoad={() => setState({ ...state, isDrawn: true })}
          />
        )}
        {isWaiting && (
          <div role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-2">
            <Spinner size={20} />
            {t('loading')}
          </div>
        )}
        {state.kind === 'failed' && (
          <div className="grid place-content-center p-6">
            <ErrorState title={t('failed')} description={state.message} onRetry={() => setAttempt(attempt + 1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

export interface DocumentPreviewProps {
  /** The stored document. */
  file: UploadedFile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Default: that of the surrounding `UploadTransportProvider`. */
  transport?: UploadTransport | undefined;
}

type PreviewState =
  { kind: 'asking' } | { kind: 'framed'; url: string; isDrawn: boolean } | { kind: 'failed'; message: string };

/** The page in the frame cannot see ours: language and mode travel in the part of the address that no server gets. */
function withLook(url: string, locale: string): string {
  const mode = document.documentElement.dataset.mode ?? 'light';
  const theme = document.documentElement.dataset.theme ?? '';
  return `${url.split('#')[0]}#${new URLSearchParams({ locale, mode, theme }).toString()}`;
}
