import { IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { useFormState } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { createContext, use } from 'react';
import { relatedSettings, type RelatedTabSetting } from '../../core/list/relatedTabs.js';
import { type SettingViewProps } from '../../editor/settingViews.js';
import { relatedTabMessages } from './relatedTabMessages.js';

/** What points to the records of the model, for the setting of its tabs. */
export const RelatedFormsContext = createContext<readonly RelatedFormChoice[]>([]);

/** A field of another model that points to the records. */
export interface RelatedFormChoice {
  modelId: string;
  field: string;
  label: string;
}

/** The tabs of related records: which are shown, in which order. */
export function RelatedTabsView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(relatedTabMessages);
  const { readOnly } = useFormState();
  const choices = use(RelatedFormsContext);
  const tabs = relatedSettings(Array.isArray(value) ? (value as RelatedTabSetting[]) : [], choices);
  const move = (from: number, step: 1 | -1) => {
    const next = [...tabs];
    next.splice(from + step, 0, ...next.splice(from, 1));
    onValueChange(next);
  };
  if (tabs.length === 0) return <p className="m-0 text-3">{t('none')}</p>;
  return (
    <>
      <p className="m-0 py-1.5 text-12 text-3">{t('help')}</p>
      <ul className="m-0 grid list-none gap-1 p-0">
        {tabs.map((tab, index) => {
          const label =
            choices.find(({ modelId, field }) => modelId === tab.modelId && field === tab.field)?.label ?? '';
          return (
            <li key={`${tab.modelId}.${tab.field}`} className="flex items-center gap-1">
              <Checkbox
                className="min-w-0 flex-1"
                value={!tab.hidden}
                disabled={readOnly}
                onValueChange={(isShown) =>
                  onValueChange(tabs.map((other) => (other === tab ? { ...tab, hidden: !isShown } : other)))
                }
              >
                {label}
              </Checkbox>
              <IconButton
                pane
                label={t('up', { label })}
                disabled={readOnly || index === 0}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                pane
                label={t('down', { label })}
                disabled={readOnly || index === tabs.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}
