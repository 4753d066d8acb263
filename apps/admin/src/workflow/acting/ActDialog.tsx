import { Alert } from '@smart-admin/ui/alert';
import { createField, createFormDocument, type Field, type FormValues } from '@smart-admin/form-engine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { SIGNATURE_KEY } from '../../pages/extend/signature/signatureKey.js';
import { EditDialog } from '../../resource/EditDialog.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { actFields } from './actFields.js';
import { type FlowButton } from './flowButtons.js';
import { type ActWords, useActWords } from './useActWords.js';

/** Asks what has to be said before something is done with a flow: for whom, where to, why, and with which signature. */
export function ActDialog(props: ActDialogProps) {
  const asksSignature = props.button.signature !== 'off';
  const kept = useQuery({
    queryKey: [SIGNATURE_KEY, 'default'],
    queryFn: ({ signal }) => api.extend.signature.standard({}, { signal, silent: true }),
    enabled: asksSignature,
    // one that was chosen elsewhere counts at once
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (asksSignature && kept.isPending) return null;
  // without an answer people sign by hand, as they do where they keep none
  return <ActForm {...props} signature={kept.data?.image ?? ''} />;
}

function ActForm({ flow, button, comment, signature, isUnchanged, onCommentChange, save, onClose }: ActFormProps) {
  const words = useActWords();
  // what is asked is what was asked for when the button was pressed
  const [document] = useState(() =>
    createFormDocument([...actFields(flow, button, words), ...wordFields(button, words)], { labelPosition: 'top' }),
  );
  return (
    <EditDialog
      title={words.nameOf(button)}
      document={document}
      values={{ comment, ...(button.signature === 'off' ? {} : { signature }) }}
      width={450}
      saveLabel={words.nameOf(button)}
      isQuiet
      notice={
        isUnchanged && (
          <Alert tone="warning" title={words.t('unchanged')} className="mb-4">
            {words.t('unchangedText')}
          </Alert>
        )
      }
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
  /** The form was sent back and is submitted as it was. */
  isUnchanged: boolean;
  onCommentChange: (comment: string) => void;
  save: (values: FormValues) => Promise<unknown>;
  onClose: () => void;
}

interface ActFormProps extends ActDialogProps {
  /** What the person signs with unless they draw another one; '' for none. */
  signature: string;
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
