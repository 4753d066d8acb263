import { Button } from '@smart-admin/ui/button';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { type TreeNode } from '@smart-admin/ui/tree';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { useState } from 'react';
import { editorMessages } from '../editorMessages.js';
import { ReferencePreview } from './ReferencePreview.js';
import { choiceNamed, flatChoices, type ReferenceChoice, type ReferenceKey } from './ReferenceSources.js';
import { useReferenceChoices } from './useReferences.js';

/**
 * Something that a document refers to, chosen by name and kept by id. What leads to nothing stays readable by its id; where
 * nobody knows the choices, it is typed.
 */
export function ReferenceSelect({ of, within, ...props }: ReferenceSelectProps) {
  const { isKnown, choices, isLoading, hasFailed, retry } = useReferenceChoices({ of, within });
  const t = useMessages(editorMessages);
  const chosen = props.value === '' || !choices ? undefined : choiceNamed(flatChoices(choices), props.value);
  if (!isKnown) return <TypedReference {...props} />;
  return (
    <div className="grid min-w-0 gap-1">
      <ChoicesSelect
        {...props}
        choices={choices ?? []}
        isLoaded={choices !== undefined}
        isLoading={isLoading || props.isWaiting === true}
        isBlocked={within === ''}
      />
      {hasFailed && (
        <p role="alert" className="m-0 flex items-center gap-1 text-12 text-danger-text">
          {t('choicesFailed')}
          <Button variant="text" size="mini" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {chosen && <ReferencePreview of={of} choice={chosen} />}
    </div>
  );
}

/** A select over choices that are there already. */
export function ChoicesSelect({
  choices,
  isLoaded = true,
  isLoading = false,
  isBlocked = false,
  value,
  onValueChange,
  clearable = false,
  placeholder,
  ...props
}: ChoicesSelectProps) {
  const t = useMessages(editorMessages);
  const chosen = value === '' ? undefined : choiceNamed(flatChoices(choices), value);
  const shared = {
    'aria-label': props['aria-label'],
    disabled: isBlocked && value === '',
    placeholder: placeholder ?? (isBlocked ? t('chooseWhole') : undefined),
    value: chosen?.id ?? (value === '' ? null : value),
    onValueChange: (id: string | null) => {
      if (id !== null || clearable) onValueChange(id ?? '');
    },
    clearable,
  };
  // until they are loaded, nobody knows that it is gone
  const label = isLoaded ? t('goneChoice', { id: value }) : isLoading ? t('loadingChoice') : value;
  if (choices.some(({ children }) => children))
    return <TreeSelect {...shared} nodes={choices.map(nodeOf)} {...(chosen ? {} : { labels: { [value]: label } })} />;
  return (
    <Select
      {...shared}
      searchable
      panelClassName="min-w-80"
      loading={isLoading}
      emptyText={t('noChoices')}
      options={[
        ...(value !== '' && !chosen ? [{ value, label, disabled: true }] : []),
        ...choices.map(({ id, name, code, hint }) => ({
          value: id,
          label: name,
          keywords: [id, code, hint].filter(Boolean).join(' '),
          hint: [code, hint].filter(Boolean).join('  '),
        })),
      ]}
    />
  );
}

/** Where nobody knows what can be chosen. */
function TypedReference({ value, onValueChange, clearable = false, maxLength, placeholder, ...props }: TypedProps) {
  // what must not be empty keeps what it was until there is something else
  const [isEmptied, setEmptied] = useState(false);
  return (
    <Input
      aria-label={props['aria-label']}
      value={isEmptied ? '' : value}
      onValueChange={(text) => {
        setEmptied(text === '' && !clearable);
        if (text !== '' || clearable) onValueChange(text);
      }}
      onBlur={() => setEmptied(false)}
      maxLength={maxLength}
      placeholder={placeholder}
    />
  );
}

function nodeOf({ id, name, code, hint, children }: ReferenceChoice): TreeNode {
  return {
    id,
    label: name,
    extra: hint ?? code,
    isLeaf: !children,
    ...(children ? { children: children.map(nodeOf) } : {}),
  };
}

interface ControlProps {
  /** Id, code or name; '' for nothing. */
  value: string;
  onValueChange: (value: string) => void;
  /** Whether nothing can be chosen again. Default false. */
  clearable?: boolean;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Needed outside of a field. */
  'aria-label'?: string | undefined;
}

interface TypedProps extends ControlProps {
  /** Most characters, where it is typed. */
  maxLength?: number | undefined;
}

export interface ReferenceSelectProps extends ReferenceKey, TypedProps {
  /** A choice that was made is still to arrive. */
  isWaiting?: boolean | undefined;
}

interface ChoicesSelectProps extends ControlProps {
  choices: readonly ReferenceChoice[];
  isLoaded?: boolean;
  isLoading?: boolean;
  /** Something else has to be chosen first. */
  isBlocked?: boolean;
}
