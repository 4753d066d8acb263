import { ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { commonMessages } from '../resource/commonMessages.js';
import { documentMessages } from './documentMessages.js';
import { isPossibleName, proposalOf } from './documentTypes.js';

/** Asks for a name; where it is taken, offers the free one that the server proposes. */
export function NameDialog({ title, label, start, hasExtension = false, save, onClose }: NameDialogProps) {
  const t = useMessages(documentMessages);
  const c = useMessages(commonMessages);
  const [name, setName] = useState(start);
  const [refusal, setRefusal] = useState<{ text: string; proposal: string }>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // what is before the extension is what people change
    const dot = hasExtension ? start.lastIndexOf('.') : -1;
    input.current?.setSelectionRange(0, dot > 0 ? dot : start.length);
  }, [start, hasExtension]);
  const handleSave = async (wanted: string) => {
    const trimmed = wanted.trim();
    if (!isPossibleName(trimmed)) return setRefusal({ text: t('nameRule'), proposal: '' });
    setBusy(true);
    try {
      await save(trimmed);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = error.fieldErrors['name'] ?? error.message;
      setRefusal({ text, proposal: proposalOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void handleSave(name);
  };
  return (
    <Dialog
      open
      width={450}
      title={title}
      onOpenChange={(open) => !open && onClose()}
      initialFocus={() => input.current}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void handleSave(name)}>
            {c('confirm')}
          </Button>
        </>
      }
    >
      <form onSubmit={handleSubmit} className="grid gap-2">
        <Field label={label} required error={refusal?.text}>
          <Input
            ref={input}
            value={name}
            maxLength={200}
            onValueChange={(next) => {
              setName(next);
              setRefusal(undefined);
            }}
          />
        </Field>
        {refusal?.proposal && (
          <Button
            variant="text"
            className="justify-self-start"
            onClick={() => {
              setName(refusal.proposal);
              void handleSave(refusal.proposal);
            }}
          >
            {t('useProposal', { name: refusal.proposal })}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

interface NameDialogProps {
  title: string;
  label: string;
  start: string;
  /** Leaves the extension out of what is marked at first. Default false. */
  hasExtension?: boolean;
  /** Pass calls that are `silent`: refusals are shown here. */
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}
