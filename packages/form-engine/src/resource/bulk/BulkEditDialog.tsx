import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field as LabelledField } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { readFieldErrors } from '../readFieldErrors.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { resourceMessages } from '../resourceMessages.js';
import { type BulkResult, type FormValues } from '../types.js';
import { useSingleMutation } from '../useSingleMutation.js';
import { BulkForm } from './BulkForm.js';
import { BulkRefusals } from './BulkRefusals.js';
import { bulkFields, bulkForm } from './bulkFields.js';
import { bulkMessages } from './bulkMessages.js';

/** Gives some fields of the chosen records one new value each. Records that refuse are named with the reason; all of it can be taken back for a minute. */
export function BulkEditDialog({ label, form, names, onChange, onUndo, onClose, onSaved }: BulkEditDialogProps) {
  const t = useMessages(bulkMessages);
  const tResource = useMessages(resourceMessages);
  const { permissions, onError } = useResourceSetting();
  const { registry } = useFieldKinds();
  const [chosen, setChosen] = useState<string[]>([]);
  const [values, setValues] = useState<FormValues>({});
  const [result, setResult] = useState<BulkResult>();
  const [store, setStore] = useState<FormStore>();
  const fields = bulkFields(form, (path) => permissions.fieldAccess(path), registry);
  const picked = fields.filter(({ id }) => chosen.includes(id));
  const ids = [...names.keys()];

  const takeBack = async (changed: BulkResult['changed']) => {
    const undone = await onUndo?.(changed);
    if (!undone) return;
    toast.success(t('undone', { count: undone.changed.length }));
    if (undone.refused.length > 0) toast.warning(t('notUndone', { count: undone.refused.length }));
    await onSaved();
  };
  const undo = useSingleMutation({ mutationFn: takeBack, onError, onSuccess: onClose });
  const save = useSingleMutation({
    mutationFn: (set: FormValues) => onChange(ids, set),
    onError: (error) => {
      const messages = readFieldErrors(error);
      if (messages) store?.setErrors(messages);
      else onError(error);
    },
    onSuccess: async (answer) => {
      await onSaved();
      if (answer.refused.length > 0) {
        setResult(answer);
        return;
      }
      const action = onUndo &&
        answer.changed.length > 0 && { label: t('undo'), onClick: () => void takeBack(answer.changed).catch(onError) };
      toast.success(t('changed', { count: answer.changed.length }), action ? { action, duration: UNDO_TIME } : {});
      onClose();
    },
  });
  const choose = (next: string[]) => {
    // what was typed stays when a field comes or goes
    setValues({ ...values, ...store?.getValues() });
    setChosen(next);
  };
  const submit = () => {
    const submitted = store?.submit();
    if (!submitted?.ok) return;
    save.mutate(Object.fromEntries(picked.map(({ id }) => [id, submitted.values[id] ?? null])));
  };
  return (
    <Dialog
      open
      width={form.appearance.dialogWidth}
      title={t(result ? 'resultTitle' : 'title', { label, count: ids.length })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        result ? (
          <>
            {onUndo && result.changed.length > 0 && (
              <Button loading={undo.isPending} onClick={() => undo.mutate(result.changed)}>
                {t('undo')}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {tResource('close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose} disabled={save.isPending}>
              {tResource('cancel')}
            </Button>
            <Button variant="primary" loading={save.isPending} disabled={picked.length === 0} onClick={submit}>
              {t('save', { count: ids.length })}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <BulkRefusals result={result} names={names} />
      ) : (
        <div className="flex flex-col gap-4 py-2">
          <LabelledField label={t('fields')}>
            <MultiSelect
              options={fields.map((field) => ({ value: field.id, label: field.label || field.id }))}
              value={chosen}
              onValueChange={choose}
              placeholder={t('choose')}
              disabled={save.isPending}
            />
          </LabelledField>
          {picked.length === 0 ? (
            <Alert>{t('hint')}</Alert>
          ) : (
            <BulkForm
              key={chosen.join()}
              document={bulkForm(form, picked)}
              values={values}
              disabled={save.isPending}
              onStore={setStore}
              label={t('title', { label, count: ids.length })}
              onSubmit={submit}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** How long the toast offers to take it back, in ms. */
const UNDO_TIME = 60_000;

export interface BulkEditDialogProps {
  /** Name of the things. */
  label: string;
  form: FormDocument;
  /** Names of the chosen records by id. */
  names: ReadonlyMap<string, string>;
  onChange: (ids: string[], set: FormValues) => Promise<BulkResult>;
  onUndo: ((changed: BulkResult['changed']) => Promise<BulkResult>) | undefined;
  onClose: () => void;
  /** Something was saved; the list loads again. */
  onSaved: () => Promise<void>;
}
