import { Button, IconButton } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { ListPlus, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { MOST_CONDITIONS, type RecordFilter } from '../../core/list/recordFilter.js';
import { type FilterField } from '../types.js';
import { ConditionRow } from './ConditionRow.js';
import {
  type DraftCondition,
  type DraftFilter,
  draftOf,
  filterOfDraft,
  incompleteKeys,
  isGroup,
  newCondition,
  newGroup,
} from './filterDraft.js';
import { filterMessages } from './filterMessages.js';

/** Builds a filter over any field of a list: conditions of which all or any must hold, some of them in groups. */
export function FilterDialog({ fields, filter, onApply, onClose }: FilterDialogProps) {
  const t = useMessages(filterMessages);
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(filter, fields));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const change = (next: DraftFilter) => {
    setDraft(next);
    const still = incompleteKeys(next);
    setMissing(missing.filter((key) => still.includes(key)));
  };
  const setPart = (key: string, part: DraftFilter['parts'][number] | undefined) =>
    change({ ...draft, parts: draft.parts.flatMap((each) => (each.key === key ? (part ?? []) : each)) });
  const isFull = draft.parts.flatMap((part) => (isGroup(part) ? part.conditions : part)).length >= MOST_CONDITIONS;
  const apply = () => {
    const incomplete = incompleteKeys(draft);
    setMissing(incomplete);
    if (incomplete.length > 0) return;
    onApply(filterOfDraft(draft));
    onClose();
  };
  return (
    <Dialog
      open
      width={DIMENSIONS.popupDialog}
      title={t('title')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {filter && (
            <Button
              variant="text"
              className="mr-auto"
              onClick={() => {
                onApply(undefined);
                onClose();
              }}
            >
              {t('clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('apply')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          // React hands it on to the form around the list
          event.stopPropagation();
          apply();
        }}
      >
        <Match value={draft.match} onChange={(match) => change({ ...draft, match })} />
        <ul className="m-0 grid list-none gap-2 p-0">
          {draft.parts.map((part) =>
            isGroup(part) ? (
              <li key={part.key} className="rounded-md border border-hairline bg-page p-3">
                <fieldset className="m-0 grid gap-2 border-0 p-0">
                  <legend className="sr-only">{t('group')}</legend>
                  <div className="flex items-center justify-between gap-2">
                    <Match value={part.match} onChange={(match) => setPart(part.key, { ...part, match })} />
                    <IconButton label={t('removeGroup')} onClick={() => setPart(part.key, undefined)}>
                      <X aria-hidden />
                    </IconButton>
                  </div>
                  <ul className="m-0 grid list-none gap-2 p-0">
                    {part.conditions.map((condition) => (
                      <ConditionRow
                        key={condition.key}
                        {...{ condition, fields }}
                        isIncomplete={missing.includes(condition.key)}
                        onChange={(next) =>
                          setPart(part.key, { ...part, conditions: replaced(part.conditions, condition.key, next) })
                        }
                        onRemove={() => {
                          const conditions = replaced(part.conditions, condition.key, undefined);
                          setPart(part.key, conditions.length === 0 ? undefined : { ...part, conditions });
                        }}
                      />
                    ))}
                  </ul>
                  <AddButton
                    disabled={isFull}
                    onClick={() => setPart(part.key, { ...part, conditions: [...part.conditions, newCondition()] })}
                  />
                </fieldset>
              </li>
            ) : (
              <ConditionRow
                key={part.key}
                condition={part}
                fields={fields}
                isIncomplete={missing.includes(part.key)}
                onChange={(next) => setPart(part.key, next)}
                onRemove={() => setPart(part.key, undefined)}
              />
            ),
          )}
        </ul>
        <div className="flex flex-wrap gap-2">
          <AddButton disabled={isFull} onClick={() => change({ ...draft, parts: [...draft.parts, newCondition()] })} />
          <Button
            variant="text"
            icon={<ListPlus aria-hidden />}
            disabled={isFull}
            onClick={() => change({ ...draft, parts: [...draft.parts, newGroup()] })}
          >
            {t('addGroup')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function replaced(conditions: readonly DraftCondition[], key: string, next: DraftCondition | undefined) {
  return conditions.flatMap((each) => (each.key === key ? (next ?? []) : each));
}

function Match({ value, onChange }: { value: 'all' | 'any'; onChange: (match: 'all' | 'any') => void }) {
  const t = useMessages(filterMessages);
  return (
    <RadioGroup
      aria-label={t('match')}
      value={value}
      onValueChange={(next) => onChange(next === 'any' ? 'any' : 'all')}
      options={(['all', 'any'] as const).map((match) => ({ value: match, label: t(match) }))}
    />
  );
}

function AddButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const t = useMessages(filterMessages);
  return (
    <Button variant="text" className="justify-self-start" icon={<Plus aria-hidden />} {...{ disabled, onClick }}>
      {t('addCondition')}
    </Button>
  );
}

export interface FilterDialogProps {
  /** What can be asked for. */
  fields: readonly FilterField[];
  /** The filter that holds now. */
  filter: RecordFilter | undefined;
  /** Undefined takes it away. */
  onApply: (filter: RecordFilter | undefined) => void;
  onClose: () => void;
}
