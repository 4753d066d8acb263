import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { editorMessages } from './editorMessages.js';
import { EntryList } from './EntryList.js';
import { type SettingViewProps } from './settingViews.js';

/** Edits a list of `{ value, label }`. What else an option carries stays as it is. */
export function OptionsView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(editorMessages);
  const options = Array.isArray(value) ? (value as readonly ListedOption[]) : [];
  return (
    <EntryList
      entries={options}
      onChange={onValueChange}
      create={() => ({ value: freeValue(options), label: '' })}
      addText={t('addOption')}
      removeText={t('removeOption')}
      entryClassName="flex items-center gap-1"
    >
      {(option, { index, replace, removeButton }) => (
        <>
          <Input
            aria-label={`${t('optionLabel')} ${index + 1}`}
            value={option.label}
            onValueChange={(label) => replace({ ...option, label })}
          />
          <Input
            aria-label={`${t('optionValue')} ${index + 1}`}
            value={option.value}
            onValueChange={(next) => replace({ ...option, value: next })}
          />
          {removeButton}
        </>
      )}
    </EntryList>
  );
}

/** An entry of a list of options. */
export interface ListedOption {
  value: string;
  label: string;
}

function freeValue(options: readonly ListedOption[]): string {
  const taken = new Set(options.map(({ value }) => value));
  for (let number = options.length + 1; ; number += 1) if (!taken.has(String(number))) return String(number);
}
