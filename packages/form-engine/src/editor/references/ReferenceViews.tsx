import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { editorMessages } from '../editorMessages.js';
import { EntryList } from '../EntryList.js';
import { type ListedOption, OptionsView } from '../OptionsView.js';
import { type SettingViewProps } from '../settingViews.js';
import { ChoicesSelect, ReferenceSelect } from './ReferenceSelect.js';
import { choiceNamed } from './ReferenceSources.js';
import { useReferenceChoices } from './useReferences.js';

/** One thing that a setting refers to: of a source, or of the choices that the setting itself names. */
export function ReferenceView({ setting, value, isMixed, within, isWaiting, onValueChange }: SettingViewProps) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const shared = {
    value: typeof value === 'string' ? value : '',
    onValueChange,
    clearable: setting.clearable,
    placeholder: isMixed ? t('mixed') : undefined,
  };
  if (!setting.choices)
    return (
      <ReferenceSelect
        {...shared}
        of={setting.of ?? ''}
        within={within}
        maxLength={setting.maxLength}
        isWaiting={isWaiting}
      />
    );
  const choices = setting.choices.map(({ value: id, label }) => ({ id: String(id), name: label[locale] }));
  return <ChoicesSelect {...shared} choices={choices} />;
}

/** Several parts of something in an order, each with the words that stand for it: `{ value, label }`. */
export function ReferencesView(props: SettingViewProps) {
  const { setting, value, within, onValueChange } = props;
  const t = useMessages(editorMessages);
  const { isKnown, choices } = useReferenceChoices({ of: setting.of ?? '', within });
  if (!isKnown) return <OptionsView {...props} />;
  const chosen = Array.isArray(value) ? (value as readonly ListedOption[]) : [];
  const free = (choices ?? []).filter(({ id }) => !chosen.some((option) => option.value === id));
  const nameOf = (id: string) => choiceNamed(choices ?? [], id)?.name ?? '';
  return (
    <EntryList
      entries={chosen}
      onChange={onValueChange}
      create={() => ({ value: free[0]?.id ?? '', label: free[0]?.name ?? '' })}
      canAdd={free.length > 0}
      addText={t('addPart')}
      removeText={t('removePart')}
      className="gap-2"
      entryClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-1"
    >
      {(option, { index, replace, removeButton }) => (
        <>
          <ReferenceSelect
            aria-label={`${t('part')} ${index + 1}`}
            of={setting.of ?? ''}
            within={within}
            value={option.value}
            onValueChange={(id) => {
              // words of somebody's own stay
              const isOwn = option.label !== '' && option.label !== nameOf(option.value);
              replace({ ...option, value: id, label: isOwn ? option.label : nameOf(id) });
            }}
          />
          {removeButton}
          <Input
            className="col-start-1"
            aria-label={`${t('optionLabel')} ${index + 1}`}
            placeholder={nameOf(option.value)}
            value={option.label}
            onValueChange={(label) => replace({ ...option, label })}
          />
        </>
      )}
    </EntryList>
  );
}
