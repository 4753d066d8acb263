import { useId, useState, type Ref } from 'react';
import { HexColorPicker } from 'react-colorful';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { Input } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { SelectPopover } from '../select/SelectPopover.js';
import { SelectTrigger } from '../select/SelectTrigger.js';
import { parseColor } from './parseColor.js';

const messages = defineMessages({
  zh: { placeholder: '请选择颜色', picker: '选择颜色', value: '颜色值', presets: '常用颜色' },
  en: { placeholder: 'Choose a colour', picker: 'Choose a colour', value: 'Colour value', presets: 'Common colours' },
  zhtw: { placeholder: '請選擇顏色', picker: '選擇顏色', value: '顏色值', presets: '常用顏色' },
  vi: { placeholder: 'Chọn màu', picker: 'Chọn màu', value: 'Mã màu', presets: 'Màu thường dùng' },
});

/** A colour as `#rrggbb`; '' is none. The area and the strip follow the arrow keys, the field takes typed values. */
export function ColorPicker({
  value,
  defaultValue = '',
  onValueChange,
  presets = DEFAULT_PRESETS,
  clearable = false,
  defaultOpen = false,
  size,
  className,
  ref,
  ...control
}: ColorPickerProps) {
  const t = useMessages(messages);
  const state = useControlState(control);
  const [color, setColor] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [typed, setTyped] = useState<string | null>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const change = (next: boolean) => {
    setTyped(null);
    setOpen(next);
  };
  return (
    <SelectPopover
      open={isOpen}
      onOpenChange={change}
      width="auto"
      panelId={panelId}
      panelLabel={t('picker')}
      frame={
        <SelectTrigger
          slot="color-picker"
          size={size}
          state={state}
          open={isOpen}
          onOpenChange={change}
          popup="dialog"
          listId={panelId}
          text={color}
          placeholder={t('placeholder')}
          prefix={<Swatch color={color} />}
          onClear={clearable && color !== '' ? () => setColor('') : undefined}
          triggerRef={ref}
          className={className}
        />
      }
    >
      <div className="grid w-58 gap-3 p-3">
        <HexColorPicker
          color={color || '#000000'}
          onChange={setColor}
          className="gap-2 forced-color-adjust-none [&_.react-colorful\_\_hue]:rounded-sm [&_.react-colorful\_\_pointer]:size-4.5 [&_.react-colorful\_\_saturation]:rounded-sm"
          style={{ width: '100%', height: 160 }}
        />
        <Input
          aria-label={t('value')}
          size="mini"
          value={typed ?? color}
          onValueChange={(text) => {
            setTyped(text);
            const parsed = parseColor(text);
            if (parsed !== null) setColor(parsed);
          }}
          onBlur={() => setTyped(null)}
        />
        <div role="group" aria-label={t('presets')} className="flex flex-wrap gap-1.5">
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-label={preset}
              aria-pressed={preset === color}
              className="grid size-6 place-items-center rounded-sm aria-pressed:shadow-[0_0_0_2px_var(--primary-ring)]"
              onClick={() => setColor(preset)}
            >
              <Swatch color={preset} />
            </button>
          ))}
        </div>
      </div>
    </SelectPopover>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="size-4.5 flex-none rounded-xs border border-control forced-color-adjust-none"
      style={{
        background:
          color || 'linear-gradient(to top right, transparent 47%, var(--danger-text) 47% 53%, transparent 53%)',
      }}
    />
  );
}

/** Theme colours of the product. */
const DEFAULT_PRESETS: readonly string[] = [
  '#409eff',
  '#1890ff',
  '#722ed1',
  '#13c2c2',
  '#3eac12',
  '#f8bc18',
  '#f5811c',
  '#f5222d',
  '#211bce',
  '#000000',
  '#ffffff',
];

export interface ColorPickerProps extends ControlProps {
  /** `#rrggbb`, '' for none. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (color: string) => void;
  /** Colours offered below the area. Default: the theme colours. */
  presets?: readonly string[];
  /** Offers a cross that takes the colour away. Default false. */
  clearable?: boolean;
  defaultOpen?: boolean;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}
