import { createField, createFormDocument, type Field, type FormValues } from '@smart-admin/form-engine/core';
import { useState } from 'react';
import { EditDialog } from '../../resource/EditDialog.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { actFields } from './actFields.js';
import { type FlowButton } from './flowButtons.js';
import { type ActWords, useActWords } from './useActWords.js';

/** Asks what has to be said before something is done with a flow: for whom, where to, why, and with which signature. */
export function ActDialog({ flow, button, comment, onCommentChange, save, onClose }: ActDialogProps) {
  const words = useActWords();
  // what is asked is what was asked for when the button was pressed
  const [document] = useState(() =>
    createFormDocument([...actFields(flow, button, words), ...wordFields(button, words)], { labelPosition: 'top' }),
  );
  return (
    <EditDialog
      title={words.nameOf(button)}
      document={document}
      values={{ comment }}
      width={450}
      saveLabel={words.nameOf(button)}
      isQuiet
      save={async (values) => {
        // whatever becomes of it, what was written is not lost
        if (typeof values.comment === 'string') onCommentChange(values.comment);
        await save(values);
      }}
      onClose={onClose}
    />
  );
}

interface ActDialogProps {
  flow: FlowDetail;
  button: FlowButton;
  /** The opinion that was written so far. */
  comment: string;
  onCommentChange: (comment: string) => void;
  save: (values: FormValues) => Promise<unknown>;
  onClose: () => void;
}

function wordFields({ comment, signature }: FlowButton, { t }: ActWords): Field[] {
  return [
    ...(comment === 'off'
      ? []
      : [
          createField('textarea', {
            id: 'comment',
            label: t('comment'),
            required: comment === 'required',
            maxLength: 2_000,
          }),
          createField('uploadFile', { id: 'files', label: t('files'), limit: 20, fileSize: 50 }),
        ]),
    ...(signature === 'off'
      ? []
      : [createField('signature', { id: 'signature', label: t('signature'), required: signature === 'required' })]),
  ];
}
