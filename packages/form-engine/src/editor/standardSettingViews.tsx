import { ColorPicker } from '@smart-admin/ui/color-picker';
import { CheckboxGroup } from '@smart-admin/ui/checkbox';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { Switch } from '@smart-admin/ui/switch';
import { Textarea } from '@smart-admin/ui/textarea';
import { editorMessages } from './editorMessages.js';
import { ExpressionField } from './expression/ExpressionField.js';
import { OptionsView } from './OptionsView.js';
import { ReferencesView, ReferenceView } from './references/ReferenceViews.js';
import { createSettingViews, type SettingViewProps } from './settingViews.js';

/** Views of text, longText, number, flag, choice, choices, options, color, expression, reference and references. */
export const standardSettingViews = createSettingViews({
  text: TextView,
  longText: LongTextView,
  number: NumberView,
  flag: FlagView,
  choice: ChoiceView,
  choices: ChoicesView,
  options: OptionsView,
  color: ColorView,
  expression: ExpressionView,
  reference: ReferenceView,
  references: ReferencesView,
});

function TextView({ setting, value, isMixed, onValueChange }: SettingViewProps) {
  const placeholder = usePlaceholder(isMixed);
  return (
    <Input
      value={asText(value)}
      onValueChange={onValueChange}
      maxLength={setting.maxLength}
      placeholder={placeholder}
    />
  );
}

function LongTextView({ setting, value, isMixed, onValueChange }: SettingViewProps) {
  const placeholder = usePlaceholder(isMixed);
  return (
    <Textarea
      value={asText(value)}
      onValueChange={onValueChange}
      maxLength={setting.maxLength}
      placeholder={placeholder}
    />
  );
}

function NumberView({ setting, value, isMixed, onValueChange }: SettingViewProps) {
  const placeholder = usePlaceholder(isMixed);
  return (
    <NumberInput
      value={typeof value === 'number' ? value : null}
      onValueChange={(number) => onValueChange(number ?? undefined)}
      min={setting.min}
      max={setting.max}
      suffix={setting.unit}
      placeholder={placeholder}
    />
  );
}

function FlagView({ value, onValueChange }: SettingViewProps) {
  return (
    <div className="flex h-ctl items-center">
      <Switch value={value === true} onValueChange={onValueChange} />
    </div>
  );
}

function ChoicesView({ setting, value, onValueChange }: SettingViewProps) {
  return (
    <CheckboxGroup
      value={Array.isArray(value) ? (value as string[]) : []}
      onValueChange={(chosen) => onValueChange([...chosen])}
      options={useOptions(setting)}
    />
  );
}

function ColorView({ value, onValueChange }: SettingViewProps) {
  return <ColorPicker value={asText(value)} onValueChange={onValueChange} />;
}

function ExpressionView({ value, isMixed, onValueChange, language }: SettingViewProps) {
  const placeholder = usePlaceholder(isMixed);
  return (
    <ExpressionField
      value={asText(value)}
      onValueChange={onValueChange}
      language={language}
      placeholder={placeholder}
    />
  );
}

/** A few short choices are joined buttons, more are a list. */
function ChoiceView({ setting, value, isMixed, onValueChange }: SettingViewProps) {
  const options = useOptions(setting);
  const chosen = options.findIndex((option) => option.raw === (value ?? null));
  const items = options.map(({ label }, index) => ({ value: String(index), label }));
  const pick = (index: string | null) => {
    const option = index === null ? undefined : options[Number(index)];
    if (option) onValueChange(option.raw ?? undefined);
  };
  const current = isMixed || chosen === -1 ? null : String(chosen);
  const letters = items.reduce((total, { label }) => total + lettersOf(label), 0);
  return options.length <= MOST_BUTTONS && letters <= MOST_LETTERS ? (
    <RadioGroup appearance="button" value={current} onValueChange={pick} options={items} />
  ) : (
    <Select value={current} onValueChange={pick} options={items} />
  );
}

const MOST_BUTTONS = 3;
/** Latin letters that joined buttons have room for in a panel; a Chinese one takes two. */
const MOST_LETTERS = 26;

function lettersOf(text: string): number {
  return [...text].reduce((total, letter) => total + ((letter.codePointAt(0) ?? 0) > 0xff ? 2 : 1), 0);
}

function useOptions(setting: SettingViewProps['setting']) {
  const locale = useLocale();
  return (setting.choices ?? []).map(({ value, label }) => ({
    value: String(value),
    raw: value,
    label: label[locale],
  }));
}

function usePlaceholder(isMixed: boolean): string | undefined {
  const t = useMessages(editorMessages);
  return isMixed ? t('mixed') : undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
