import { Button } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { toast } from '@smart-admin/ui/toast';
import { useRef, useState } from 'react';
import { type FlowButton } from './flowButtons.js';
import { OpinionField } from './OpinionField.js';
import { useActWords } from './useActWords.js';

/** On a phone: the opinion in a sheet at the bottom, and the decision within reach of the thumb. */
export function OpinionSheet({ button, comment, onCommentChange, save, onClose }: OpinionSheetProps) {
  const { t, nameOf } = useActWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const handleSave = async () => {
    if (button.comment === 'required' && comment.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await save();
      onClose();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      toast.error(text, { id: text });
    } finally {
      setSending(false);
    }
  };
  return (
    <Drawer open side="bottom" title={nameOf(button)} onOpenChange={(open) => !open && onClose()}>
      <div className="grid gap-3 pb-[env(safe-area-inset-bottom)]">
        <OpinionField
          ref={field}
          value={comment}
          onValueChange={(text) => {
            onCommentChange(text);
            setMissing(false);
          }}
          placeholder={t(button.comment === 'required' ? 'commentNeeded' : 'commentHint')}
          isMissing={isMissing}
        />
        <Button
          variant={button.kind === 'refuse' ? 'dangerSolid' : 'primary'}
          className="h-12"
          loading={isSending}
          onClick={() => void handleSave()}
        >
          {nameOf(button)}
        </Button>
      </div>
    </Drawer>
  );
}

interface OpinionSheetProps {
  button: FlowButton;
  comment: string;
  onCommentChange: (comment: string) => void;
  /** Rejects with what could not be done. */
  save: () => Promise<unknown>;
  onClose: () => void;
}
