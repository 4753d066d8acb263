import { Button, IconButton } from '@smart-admin/ui/button';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { Select } from '@smart-admin/ui/select';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { type FormAppearance, type FormDocument, type RecordRule } from '../../../core/document/FormDocument.js';
import { appearanceSettings } from '../../../core/registry/appearanceSettings.js';
import { settingMessages } from '../../../core/registry/settingMessages.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { ExpressionField } from '../../../editor/expression/ExpressionField.js';
import { inAllLanguages } from '../../../editor/historyCommands.js';
import { type Problem } from '../../../editor/problems.js';
import { type SettingGroup } from '../../../editor/settings.js';
import { SettingsPanel } from '../../../editor/SettingsPanel.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { choiceLabel } from '../choiceMessages.js';
import { formLanguage } from '../expression/formLanguage.js';
import { formDesignerMessages } from '../formDesignerMessages.js';

/** What is set for the form as a whole: how it looks, and the rules over several fields. */
export function FormSettings({ problems }: { problems: readonly Problem[] }) {
  const appearance = useEditorState(appearanceOf);
  const item = useMemo(() => ({ id: 'form', ...appearance }), [appearance]);
  return (
    <>
      <SettingsPanel<FormDocument, AppearanceItem>
        groups={groups}
        items={[item]}
        find={(document) => document.appearance as AppearanceItem}
        problems={problems}
      />
      <RecordRules />
    </>
  );
}

type AppearanceItem = FormAppearance & { id: string };

const groups: readonly SettingGroup<AppearanceItem>[] = [
  {
    id: 'appearance',
    label: inAllLanguages(formDesignerMessages, 'appearance'),
    settings: Object.entries(appearanceSettings).map(([key, { label, editor, choices }]) => ({
      key,
      label: inAllLanguages(settingMessages, label),
      kind: editor,
      ...(editor === 'number' ? { min: 0, max: 400, unit: 'px' } : {}),
      ...(choices
        ? {
            choices: choices.map((text) => ({
              // widths are numbers
              value: key === 'dialogWidth' ? Number(text) : text,
              label: Object.fromEntries(LOCALES.map((locale) => [locale, choiceLabel(key, text, locale)])) as Record<
                Locale,
                string
              >,
            })),
          }
        : {}),
    })),
  },
];

function RecordRules() {
  const t = useMessages(formDesignerMessages);
  const locale = useLocale();
  const store = useEditor<FormDocument>();
  const document = useEditorState(documentOf);
  const readOnly = useEditorState(readOnlyOf);
  const { registry } = useFieldKinds();
  const language = useMemo(
    () => formLanguage(document, { setting: 'rules', title: t('recordRules'), locale, registry }),
    [document, locale, registry, t],
  );
  const change = (index: number, part: Partial<RecordRule>) =>
    store.edit(t('recordRules'), (draft) => void Object.assign(draft.rules[index] ?? {}, part), {
      group: `rule ${index} ${Object.keys(part).join()}`,
    });
  const fields = document.fields.filter(({ kind }) => registry.get(kind)?.role !== 'display');
  return (
    <section className="px-4 py-3" aria-label={t('recordRules')}>
      <h3 className="m-0 text-14 font-semibold">{t('recordRules')}</h3>
      <p className="m-0 mt-1 mb-2 text-12 text-3">{t('recordRulesHelp')}</p>
      <ul className="m-0 grid list-none gap-3 p-0">
        {document.rules.map((rule, index) => (
          <li key={index} className="grid gap-1.5 rounded-md border border-hairline p-2">
            <ExpressionField
              aria-label={`${t('ruleText')} ${index + 1}`}
              placeholder={t('ruleText')}
              value={rule.expression}
              language={language}
              readOnly={readOnly}
              onValueChange={(expression) => change(index, { expression })}
            />
            <Input
              aria-label={`${t('ruleMessage')} ${index + 1}`}
              placeholder={t('ruleMessage')}
              value={rule.message}
              readOnly={readOnly}
              onValueChange={(message) => change(index, { message })}
            />
            <span className="grid grid-cols-[1fr_auto] gap-1">
              <Select
                aria-label={`${t('ruleField')} ${index + 1}`}
                placeholder={t('ruleField')}
                value={rule.field === '' ? null : rule.field}
                readOnly={readOnly}
                onValueChange={(field) => change(index, { field: field ?? '' })}
                options={fields.map(({ id, label }) => ({ value: id, label: label || id }))}
              />
              {!readOnly && (
                <IconButton
                  pane
                  label={t('removeRule')}
                  onClick={() => store.edit(t('removeRule'), (draft) => void draft.rules.splice(index, 1))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          variant="text"
          icon={<Plus aria-hidden />}
          onClick={() =>
            store.edit(
              t('addRule'),
              (draft) =>
                void draft.rules.push({ expression: '', message: '', field: fields[0]?.id ?? '', wire: undefined }),
            )
          }
        >
          {t('addRule')}
        </Button>
      )}
    </section>
  );
}

type State = EditorState<FormDocument>;
const appearanceOf = ({ document }: State) => document.appearance;
const documentOf = ({ document }: State) => document;
const readOnlyOf = ({ readOnly }: State) => readOnly;
