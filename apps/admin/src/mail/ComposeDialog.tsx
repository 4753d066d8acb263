import { ApiError } from '@smart-admin/api-client';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { formatDate } from '@smart-admin/ui/format';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { RichTextEditor } from '@smart-admin/ui/rich-text';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { Uploader } from '@smart-admin/ui/uploader';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { commonMessages } from '../resource/commonMessages.js';
import { formSources } from '../resource/formSources.js';
import { once } from '../resource/once.js';
import { uploads } from '../resource/uploads.js';
import { addressText } from './addressText.js';
import { AddressField } from './AddressField.js';
import { type Composed } from './composed.js';
import { mailMessages } from './mailMessages.js';
import { useSavedDraft } from './useSavedDraft.js';

/** Writes a mail; what is written is kept as a draft by itself. */
export function ComposeDialog({ start, place, onDone, onClose }: ComposeDialogProps) {
  const t = useMessages(mailMessages);
  const c = useMessages(commonMessages);
  const [composed, setComposed] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [hasCopies, setCopies] = useState(start.cc.length + start.bcc.length > 0);
  const { save, savedAt, isFailing } = useSavedDraft(composed, { place, composed: start });
  const isTouched = composed !== start;
  const change = (part: Partial<Composed>) => setComposed((current) => ({ ...current, ...part }));
  const handlePeople = async (ids: readonly string[], names: ReadonlyMap<string, string>) => {
    if (ids.length === 0) return;
    const { list } = await api.extend.email.addresses({ body: { userIds: [...ids] } });
    const found = list.map(addressText);
    setComposed((current) => ({ ...current, to: [...new Set([...current.to, ...found])] }));
    const without = ids.filter((id) => !list.some((person) => person.id === id)).map((id) => names.get(id) ?? id);
    if (without.length > 0) toast.warning(t('withoutAddress', { names: without.join(', ') }));
  };
  const handleSend = async () => {
    if (composed.to.length + composed.cc.length + composed.bcc.length === 0)
      return setErrors({ to: t('receiverRequired') });
    if (composed.subject.trim() === '' && !(await confirm({ description: t('noSubjectQuestion') }))) return;
    setBusy(true);
    try {
      const id = await save();
      await once('mail.send', id, (key) => api.extend.email.send({ id }, { ...key, silent: true }));
      toast.success(t('sending'));
      onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fieldErrors);
      toast.error(Object.values(error.fieldErrors).join('; ') || error.message);
    } finally {
      setBusy(false);
    }
  };
  /** What nobody has changed is not worth a draft. */
  const mayClose = async () => {
    const question = { description: t('leaveUploading'), tone: 'danger', confirmText: t('leave') } as const;
    if (pending > 0 && !(await confirm(question))) return false;
    if (!isTouched) return true;
    const isKept = await isAccepted(save().then(() => undefined));
    if (isKept) onDone();
    return isKept || confirm({ description: t('leaveUnsaved'), tone: 'danger', confirmText: t('leave') });
  };
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      canFullscreen
      title={t('write')}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span aria-live="polite" className="mr-auto min-w-0 truncate text-12 text-2">
            {savedAt ? t('draftSaved', { time: formatDate(savedAt.getTime()) }) : ''}
          </span>
          <Button onClick={() => void mayClose().then((yes) => yes && onClose())}>{c('cancel')}</Button>
          <Button
            variant="primary"
            icon={<Send aria-hidden />}
            loading={isBusy}
            disabled={pending > 0}
            onClick={() => void handleSend()}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-y-form-gap">
        {isFailing && <Alert tone="warning">{t('draftFailed')}</Alert>}
        <AddressField
          label={t('to')}
          required
          error={errors.to}
          value={composed.to}
          onValueChange={(to) => change({ to })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-60 phone:w-full">
            <UserPicker
              source={formSources.users}
              sourceKey="users"
              systemVariables={false}
              multiple
              placeholder={t('fromPeople')}
              aria-label={t('fromPeople')}
              value={NOBODY}
              onValueChange={(ids, items) => void handlePeople(ids, new Map(items.map(({ id, label }) => [id, label])))}
            />
          </div>
          {!hasCopies && (
            <Button variant="text" onClick={() => setCopies(true)}>
              {t('addCopies')}
            </Button>
          )}
        </div>
        {hasCopies && (
          <>
            <AddressField label={t('cc')} value={composed.cc} onValueChange={(cc) => change({ cc })} />
            <AddressField label={t('bcc')} value={composed.bcc} onValueChange={(bcc) => change({ bcc })} />
          </>
        )}
        <Field label={t('subject')}>
          <Input value={composed.subject} maxLength={500} onValueChange={(subject) => change({ subject })} />
        </Field>
        <Field label={t('text')}>
          <RichTextEditor
            height={320}
            value={composed.html}
            uploadImage={uploadImage}
            onValueChange={(html) => change({ html })}
          />
        </Field>
        <Field label={t('attachments')} error={errors.fileIds}>
          <Uploader
            type="mail"
            transport={uploads}
            limit={50}
            fileSize={25}
            value={composed.files}
            onValueChange={(files) => change({ files })}
            onPendingChange={setPending}
          />
        </Field>
      </div>
    </Dialog>
  );
}

const NOBODY: readonly string[] = [];

async function uploadImage(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  return (await api.file.upload({ type: 'mail', body })).url;
}

interface ComposeDialogProps {
  start: Composed;
  /** The draft that is written on; undefined for a new mail. */
  place: { id: string; revision: number } | undefined;
  /** Something was kept or sent. */
  onDone: () => void;
  onClose: () => void;
}
