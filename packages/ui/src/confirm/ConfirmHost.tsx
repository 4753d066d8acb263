import { Trash2, TriangleAlert } from 'lucide-react';
import { AlertDialog } from 'radix-ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/Button.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { confirmMessages } from './confirmMessages.js';
import { answerQuestion, currentQuestion, subscribeConfirm, type ConfirmQuestion } from './confirmStore.js';

/** Shows the questions of `confirm`. An application mounts it once (in `UiProvider`). */
export function ConfirmHost() {
  const t = useMessages(confirmMessages);
  const question = useSyncExternalStore(subscribeConfirm, currentQuestion, () => null);
  // keeps the texts while the dialog fades out
  const [shown, setShown] = useState<ConfirmQuestion | null>(null);
  if (question && question !== shown) setShown(question);
  const cancel = useRef<HTMLButtonElement>(null);
  const isDelete = shown?.kind === 'delete';
  const description = shown?.description ?? (isDelete ? t('deleteText') : undefined);
  return (
    <AlertDialog.Root
      open={question !== null}
      onOpenChange={(open) => !open && question && answerQuestion(question, false)}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-[calc(var(--z-dialog)+80)] bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <AlertDialog.Content
          data-slot="confirm"
          aria-describedby={description ? undefined : ''}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cancel.current?.focus();
          }}
          className="fixed inset-0 z-[calc(var(--z-dialog)+81)] m-auto h-fit w-[min(450px,calc(100vw-32px))] overflow-hidden rounded-xl bg-raised text-body text-1 shadow-dialog data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in"
        >
          <AlertDialog.Title className="m-0 flex min-h-14 items-center gap-2 px-6 text-16 font-semibold">
            {shown?.tone === 'danger' && <TriangleAlert aria-hidden className="size-5 text-danger-text" />}
            {shown?.title ?? t('title')}
          </AlertDialog.Title>
          {description && (
            <AlertDialog.Description asChild>
              <div className="px-6 pb-6 text-14 text-2">{description}</div>
            </AlertDialog.Description>
          )}
          <div className="flex h-15 items-center justify-end gap-2 border-t border-hairline px-6">
            <AlertDialog.Cancel asChild>
              <Button ref={cancel}>{shown?.cancelText ?? t('cancel')}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild onClick={() => question && answerQuestion(question, true)}>
              <Button
                variant={shown?.tone === 'danger' ? 'dangerSolid' : 'primary'}
                icon={isDelete ? <Trash2 aria-hidden /> : undefined}
              >
                {shown?.confirmText ?? (isDelete ? t('delete') : t('confirm'))}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
