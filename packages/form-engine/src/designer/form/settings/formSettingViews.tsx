import { CheckboxGroup } from '@smart-admin/ui/checkbox';
import { FormStateProvider, useFormState } from '@smart-admin/ui/form-state';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { findItem } from '../../../core/document/edit/formItems.js';
import { renameProblem } from '../../../core/document/edit/renameField.js';
import { type PatternRule } from '../../../core/document/FieldBase.js';
import { type Field, type FormDocument } from '../../../core/document/FormDocument.js';
import { isComparable } from '../../../core/storage/uniqueRules.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { EntryList } from '../../../editor/EntryList.js';
import { createSettingViews, type SettingViewProps } from '../../../editor/settingViews.js';
import { standardSettingViews } from '../../../editor/standardSettingViews.js';
import { FieldView } from '../../../fields/FieldView.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { useImpactQuestion } from '../impact/useImpactQuestion.js';
import { ParamsView } from './ParamsView.js';

/** Views of the settings that only fields of forms have. */
export const formSettingViews = createSettingViews(standardSettingViews, {
  fieldName: FieldNameView,
  defaultValue: DefaultValueView,
  names: NamesView,
  patterns: PatternsView,
  params: ParamsView,
});

/** A name is taken when it is left and can be one: all that names the field goes along. */
function FieldNameView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(formDesignerMessages);
  const store = useEditor<FormDocument>();
  const ask = useImpactQuestion();
  const path = useEditorState(anchorOf) ?? '';
  const own = path.split('.').at(-1) ?? '';
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? undefined : renameProblem(store.getState().document, path, typed);
  const words = { format: t('nameFormat'), reserved: t('nameReserved'), taken: t('nameTaken') };
  const [isAsking, setAsking] = useState(false);
  const take = () => {
    // Enter and leaving are one act
    if (problem || typed === undefined || isAsking) return;
    if (typed === own) return setTyped(undefined);
    setAsking(true);
    void ask([path], 'rename').then((isSure) => {
      if (isSure) onValueChange(typed);
      setTyped(undefined);
      setAsking(false);
    });
  };
  return (
    <div className="min-w-0">
      <Input
        className="font-mono"
        value={typed ?? (own || String(value ?? ''))}
        onValueChange={setTyped}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        maxLength={50}
        aria-invalid={problem !== undefined || undefined}
      />
      {problem && (
        <p role="alert" className="m-0 mt-1 text-12 text-danger-text">
          {words[problem]}
        </p>
      )}
    </div>
  );
}

/** The control of the field itself takes its default. */
function DefaultValueView({ value, onValueChange }: SettingViewProps) {
  const document = useEditorState(documentOf);
  const path = useEditorState(anchorOf) ?? '';
  const { readOnly } = useFormState();
  const item = findItem(document, path);
  if (!item || !('field' in item)) return null;
  return (
    <FormStateProvider readOnly={readOnly}>
      <FieldView
        // another kind is another control
        key={item.field.kind}
        field={{ ...item.field, required: false, placeholder: '' }}
        value={value}
        onValueChange={(next) => onValueChange(next === '' || next === null ? undefined : next)}
        readOnly={readOnly}
      />
    </FormStateProvider>
  );
}

/** Columns of the chosen subtable, or what can tell records apart beside the chosen field. */
function NamesView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(formDesignerMessages);
  const document = useEditorState(documentOf);
  const path = useEditorState(anchorOf) ?? '';
  const item = findItem(document, path);
  const columns = namedBy(item, document);
  const named = Array.isArray(value) ? (value as string[]) : [];
  if (columns.length === 0)
    return item?.type === 'node' ? (
      <NameList names={named} onNamesChange={onValueChange} />
    ) : (
      <p className="m-0 text-12 text-3">{t('noFields')}</p>
    );
  return (
    <CheckboxGroup
      value={named}
      onValueChange={(chosen) => onValueChange([...chosen])}
      options={columns.map(({ id, label }) => ({ value: id, label: label || id }))}
    />
  );
}

/** Names with commas between them, which stand there as they are typed: a comma comes before the name that follows it. */
function NameList({ names, onNamesChange }: { names: readonly string[]; onNamesChange: (names: string[]) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      value={typed ?? names.join(', ')}
      onValueChange={(text) => {
        setTyped(text);
        onNamesChange(text.split(/[\s,，]+/).filter(Boolean));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function namedBy(item: ReturnType<typeof findItem>, { fields }: FormDocument): readonly Field[] {
  if (!item || !('field' in item)) return [];
  if (item.field.kind === 'subtable') return item.field.columns;
  const around = item.type === 'column' ? item.table.columns : fields;
  return around.filter((field) => field.id !== item.field.id && isComparable(field));
}

/** Regular expressions with their messages. */
function PatternsView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(formDesignerMessages);
  return (
    <EntryList
      entries={Array.isArray(value) ? (value as PatternRule[]) : []}
      onChange={onValueChange}
      create={() => ({ pattern: '', message: '' })}
      addText={t('addPattern')}
      removeText={t('removePattern')}
      entryClassName={TWO_LINES}
    >
      {(rule, { index, replace, removeButton }) => (
        <>
          <Input
            className="font-mono"
            aria-label={`${t('pattern')} ${index + 1}`}
            value={rule.pattern}
            onValueChange={(pattern) => replace({ ...rule, pattern })}
          />
          {removeButton}
          <Input
            aria-label={`${t('message')} ${index + 1}`}
            placeholder={t('message')}
            value={rule.message}
            onValueChange={(message) => replace({ ...rule, message })}
          />
        </>
      )}
    </EntryList>
  );
}

const TWO_LINES = 'grid grid-cols-[1fr_auto] gap-1';

type State = EditorState<FormDocument>;
const documentOf = ({ document }: State) => document;
const anchorOf = ({ selection }: State) => selection.ids[0];
