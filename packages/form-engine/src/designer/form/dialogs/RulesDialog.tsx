import { messagesIn } from '@smart-admin/ui/messages';
import { Dialog } from '@smart-admin/ui/dialog';
import { Button } from '@smart-admin/ui/button';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useMemo } from 'react';
import { findItem, type FormItem } from '../../../core/document/edit/formItems.js';
import { mapReferenceTexts, type ReferenceText } from '../../../core/document/edit/references.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { type FieldRegistry } from '../../../core/registry/createRegistry.js';
import { settingMessages } from '../../../core/registry/settingMessages.js';
import { useEditor, useEditorState } from '../../../editor/EditorProvider.js';
import { type EditorState } from '../../../editor/editorStore.js';
import { ExpressionField } from '../../../editor/expression/ExpressionField.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { expressionItem } from '../checkForm.js';
import { formLanguage } from '../expression/formLanguage.js';
import { useRecordColumns } from '../expression/useRecordColumns.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { itemName } from '../itemNames.js';

/** All expressions of the form in one table: where each stands, what it rules, and its text to be changed. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(formDesignerMessages);
  const locale = useLocale();
  const store = useEditor<FormDocument>();
  const { registry } = useFieldKinds();
  const document = useEditorState(documentOf);
  const readOnly = useEditorState(readOnlyOf);
  const rules = useMemo(() => expressionsOf(document, registry), [document, registry]);
  const columnsAt = useRecordColumns(
    document,
    useMemo(() => rules.map(({ path }) => path), [rules]),
  );
  const names: Readonly<Record<string, string>> = messagesIn(settingMessages, locale);
  const write = (rule: ReferenceText, text: string) =>
    store.edit(
      t('allRules'),
      (draft) =>
        mapReferenceTexts(draft as FormDocument, registry, (one) =>
          one.path === rule.path && one.setting === rule.setting && !one.isName ? text : one.text,
        ),
      { group: `${rule.path} ${rule.setting}` },
    );
  return (
    <Dialog
      open
      canFullscreen
      title={t('allRules')}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(open) => !open && onClose()}
    >
      {rules.length === 0 ? (
        <p className="m-0 text-3">{t('noRules')}</p>
      ) : (
        <table className="w-full table-fixed border-collapse">
          <thead className="text-left text-2">
            <tr>
              <th className="w-40 px-2 py-1.5 font-medium">{t('where')}</th>
              <th className="w-32 px-2 py-1.5 font-medium">{t('setting')}</th>
              <th className="px-2 py-1.5 font-medium">{t('expression')}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => {
              const id = expressionItem(rule.path, rule.setting);
              const item = id === undefined ? undefined : findItem(document, id);
              const name = item ? itemName(item, locale, registry) : t('form');
              const setting = settingName(rule, item, names) ?? t('recordRules');
              return (
                <tr key={`${rule.path} ${rule.setting}`} className="border-t border-hairline align-top">
                  <th scope="row" className="px-2 py-1.5 text-left font-normal">
                    <Button
                      variant="text"
                      disabled={id === undefined}
                      onClick={() => {
                        if (id !== undefined) store.select({ ids: [id], anchor: id });
                        onClose();
                      }}
                    >
                      {name}
                    </Button>
                  </th>
                  <td className="px-2 py-2.5 text-2">{setting}</td>
                  <td className="px-2 py-1.5">
                    <ExpressionField
                      aria-label={`${name} ${setting}`}
                      value={rule.text}
                      readOnly={readOnly}
                      language={formLanguage(document, {
                        path: rule.path,
                        setting: rule.setting,
                        title: `${name} · ${setting}`,
                        locale,
                        registry,
                        recordColumns: columnsAt(rule.path),
                      })}
                      onValueChange={(text) => write(rule, text)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

/** The expressions of a form. One that was emptied is gone from here; it is written where it stands. */
function expressionsOf(document: FormDocument, registry: FieldRegistry): readonly ReferenceText[] {
  const found: ReferenceText[] = [];
  mapReferenceTexts(document, registry, (text) => {
    if (text.text !== '' && !text.isName) found.push(text);
    return text.text;
  });
  return found;
}

function settingName(
  { setting }: ReferenceText,
  item: FormItem | undefined,
  names: Readonly<Record<string, string>>,
): string | undefined {
  if (!item) return undefined;
  const [first = '', second = ''] = setting.startsWith('@')
    ? ['', setting.slice(setting.lastIndexOf('.') + 1)]
    : setting.split('.');
  return first === '' ? names[second] : second === '' ? (names[first] ?? first) : `${names[first] ?? first} ${second}`;
}

const documentOf = ({ document }: EditorState<FormDocument>) => document;
const readOnlyOf = ({ readOnly }: EditorState<FormDocument>) => readOnly;
