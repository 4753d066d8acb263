import { Button, IconButton } from '@smart-admin/ui/button';
import { useFormState } from '@smart-admin/ui/form-state';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Plus, Trash2 } from 'lucide-react';
import { editorMessages } from './editorMessages.js';
import { type SettingViewProps } from './settingViews.js';

/** Edits a list of `{ value, label }`. What else an option carries stays as it is. */
export function OptionsView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(editorMessages);
  const { readOnly } = useFormState();
  const options = Array.isArray(value) ? (value as readonly Option[]) : [];
  const change = (index: number, part: Partial<Option>) =>
    onValueChange(options.map((option, at) => (at === index ? { ...option, ...part } : option)));
  return (
    <div className="grid gap-1">
      {options.map((option, index) => (
        <div key={index} className="flex items-center gap-1">
          <Input
            aria-label={`${t('optionLabel')} ${index + 1}`}
            value={option.label}
            onValueChange={(label) => change(index, { label })}
          />
          <Input
            aria-label={`${t('optionValue')} ${index + 1}`}
            value={option.value}
            onValueChange={(next) => change(index, { value: next })}
          />
          {!readOnly && (
            <IconButton
              pane
              label={t('removeOption')}
              onClick={() => onValueChange(options.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {!readOnly && (
        <Button
          variant="text"
          icon={<Plus aria-hidden />}
          className="justify-self-start"
          onClick={() => onValueChange([...options, { value: freeValue(options), label: '' }])}
        >
          {t('addOption')}
        </Button>
      )}
    </div>
  );
}

interface Option {
  value: string;
  label: string;
}

function freeValue(options: readonly Option[]): string {
  const taken = new Set(options.map(({ value }) => value));
  for (let number = options.length + 1; ; number += 1) if (!taken.has(String(number))) return String(number);
}
