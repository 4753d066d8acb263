import { cn } from '@smart-admin/ui/cn';
import { Field } from '@smart-admin/ui/field';
import { FormStateProvider } from '@smart-admin/ui/form-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { useEditorState } from './EditorProvider.js';
import { editorMessages } from './editorMessages.js';
import { type EditorState } from './editorStore.js';
import { type ExpressionLanguage } from './expression/expressionLanguage.js';
import { type Problem } from './problems.js';
import { commonValue, visibleSettings, type Setting, type SettingGroup } from './settings.js';
import { type SettingViews } from './settingViews.js';
import { standardSettingViews } from './standardSettingViews.js';
import { useSettingWrites } from './useSettingWrites.js';

/**
 * The settings of the chosen items, drawn from a schema. Several items share a panel: what they differ in says so, and a new
 * value goes to all of them in one step. Typing in one setting is one step of undo.
 */
export function SettingsPanel<Document extends object, Item extends { id: string }>({
  groups,
  items,
  find,
  problems = [],
  views = standardSettingViews,
  languageOf,
  belowGroup,
  className,
}: SettingsPanelProps<Document, Item>) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const readOnly = useEditorState(readOnlyOf);
  const selectionKey = useEditorState(selectionKeyOf);
  const ids = items.map(({ id }) => id);
  const { write, waitingFor } = useSettingWrites(find);
  if (items.length === 0) return <p className={cn('m-0 p-4 text-3', className)}>{t('nothingSelected')}</p>;
  return (
    <div data-slot="settings-panel" className={cn('grid content-start', className)}>
      {items.length > 1 && <p className="m-0 px-4 pt-3 text-2">{t('severalSelected', { count: items.length })}</p>}
      {visibleSettings(groups, items).map((group) => (
        <section key={group.id} className="border-b border-hairline px-4 pt-3 pb-5 last:border-b-0">
          <h3 className="m-0 mb-2 text-14 font-semibold">{group.label[locale]}</h3>
          <div className="grid gap-(--form-gap)">
            {group.settings.map((setting) => {
              const View = views[setting.kind];
              if (!View) throw new Error(`no view draws settings of kind ${setting.kind}`);
              const problem = problems.find((one) => one.setting === setting.key && one.itemId === ids[0]);
              const common = waitingFor(setting, items) ?? commonValue(items, setting.key);
              return (
                <FormStateProvider
                  // an item that gets another name is the same: whoever types in the next setting by then goes on
                  key={`${setting.key} ${selectionKey}`}
                  readOnly={readOnly || !items.every((item) => setting.enabledWhen?.(item) ?? true)}
                >
                  <Field
                    data-setting={setting.key}
                    layout="horizontal"
                    labelWidth={72}
                    label={setting.label[locale]}
                    error={items.length === 1 && problem?.severity === 'error' ? problem.message : undefined}
                    help={
                      items.length === 1 && problem?.severity === 'warning' ? problem.message : setting.help?.[locale]
                    }
                  >
                    <View
                      setting={setting as Setting<never>}
                      value={common.value}
                      isMixed={'isMixed' in common && common.isMixed}
                      within={setting.within && commonText(items.map(setting.within))}
                      isWaiting={!('isMixed' in common)}
                      onValueChange={(value) => write(setting, items, value)}
                      language={languageOf?.(setting.key)}
                    />
                  </Field>
                </FormStateProvider>
              );
            })}
          </div>
          {belowGroup?.(group.id)}
        </section>
      ))}
    </div>
  );
}

/** The text that all have; '' where they differ. */
function commonText(texts: readonly (string | undefined)[]): string {
  const [first = ''] = texts;
  return texts.every((text) => text === first) ? first : '';
}

const readOnlyOf = (state: EditorState<object>) => state.readOnly;
const selectionKeyOf = (state: EditorState<object>) => state.selectionKey;

export interface SettingsPanelProps<Document, Item> {
  groups: readonly SettingGroup<Item>[];
  /** The chosen items. */
  items: readonly Item[];
  /** An item in the draft of the document, to write on. */
  find: (document: Document, id: string) => Item | undefined;
  /** Those of a setting stand below it. */
  problems?: readonly Problem[];
  /** Default: the standard views. */
  views?: SettingViews;
  /** The language of the expressions of a setting, by its key. */
  languageOf?: (setting: string) => ExpressionLanguage;
  /** What stands at the end of a group, by its id; it works where nothing may be edited too. */
  belowGroup?: (groupId: string) => ReactNode;
  className?: string;
}
