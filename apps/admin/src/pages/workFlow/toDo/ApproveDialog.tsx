import { ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { Textarea } from '@smart-admin/ui/textarea';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { type ApproveAnswer } from './approveTasks.js';
import { TaskNames } from './TaskNames.js';
import { toDoMessages } from './toDoMessages.js';

/** Approves several tasks with one comment, and says of which that was not possible and why. */
export function ApproveDialog({ tasks, approve, onDone, onClose }: ApproveDialogProps) {
  const t = useMessages(toDoMessages);
  const together = tasks.filter(({ batch, offered }) => batch && !offered);
  const single = tasks.filter((task) => !together.includes(task));
  const [comment, setComment] = useState('');
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<ApproveAnswer>();
  const handleApprove = async () => {
    setSending(true);
    try {
      const ids = together.map(({ id }) => id);
      const result = await approve({ ids, ...(comment.trim() === '' ? {} : { comment: comment.trim() }) });
      onDone();
      if (result.refused.length > 0) return setAnswer(result);
      toast.success(t('approved', { count: result.approved.length }));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { id: error.message });
    } finally {
      setSending(false);
    }
  };
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('approveTitle', { count: together.length })}
      width={450}
      footer={
        answer ? (
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              variant="primary"
              loading={isSending}
              disabled={together.length === 0}
              onClick={() => void handleApprove()}
            >
              {t('confirm')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3 py-2">
        {answer ? (
          <>
            <Alert tone="warning">
              {t('partly', { approved: answer.approved.length, refused: answer.refused.length })}
            </Alert>
            <TaskNames
              label={t('refused')}
              tasks={answer.refused.map(({ id, reason }) => ({ id, title: titles.get(id) ?? id, note: reason }))}
            />
          </>
        ) : (
          <>
            {together.length > 0 ? (
              <Field label={t('comment')}>
                <Textarea
                  placeholder={t('commentHint')}
                  rows={3}
                  maxLength={2_000}
                  value={comment}
                  onValueChange={setComment}
                />
              </Field>
            ) : (
              <Alert tone="warning">{t('noneTogether')}</Alert>
            )}
            {single.length > 0 && together.length > 0 ? (
              <>
                <p className="text-2">{t('single', { count: single.length })}</p>
                <TaskNames label={t('single', { count: single.length })} tasks={single} />
              </>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  );
}

export interface ApproveDialogProps {
  /** Chosen tasks, also those that cannot be approved together. */
  tasks: readonly ApprovedTask[];
  /** Pass a call that is `silent`: refusals are shown here. */
  approve(body: { ids: string[]; comment?: string }): Promise<ApproveAnswer>;
  /** Some or all are approved. */
  onDone(): void;
  onClose(): void;
}

interface ApprovedTask {
  id: string;
  title: string;
  batch: boolean;
  offered: boolean;
}
