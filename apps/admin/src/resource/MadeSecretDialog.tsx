import { Button } from '@smart-admin/ui/button';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { Dialog } from '@smart-admin/ui/dialog';
import { type ReactNode } from 'react';

/** A secret, this once: to be copied, with what uses it below. Nothing but the button closes it. */
export function MadeSecretDialog({ title, text, label, secret, saved, children, onClose }: MadeSecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      hideClose
      title={title}
      width={600}
      footer={
        <Button variant="primary" onClick={onClose}>
          {saved}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="m-0 text-2">{text}</p>
        <CodeViewer wrap lineNumbers={false} label={label} code={secret} />
        {children}
      </div>
    </Dialog>
  );
}

export interface MadeSecretDialogProps {
  title: string;
  /** What it is for, and that it is never shown again. */
  text: string;
  /** What the secret is called. */
  label: string;
  secret: string;
  /** The button by which somebody says that they have kept it. */
  saved: string;
  /** What uses it: an example. */
  children?: ReactNode;
  onClose: () => void;
}
