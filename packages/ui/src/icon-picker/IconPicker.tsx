import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState, type Ref } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { Empty } from '../empty/Empty.js';
import { Icon } from '../icon/Icon.js';
import { findIcons } from '../icons/registry.js';
import { Input } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { SelectPopover } from '../select/SelectPopover.js';
import { SelectTrigger } from '../select/SelectTrigger.js';
import { IconGrid } from './IconGrid.js';

const messages = defineMessages({
  zh: { placeholder: '请选择图标', picker: '选择图标', search: '搜索图标' },
  en: { placeholder: 'Choose an icon', picker: 'Choose an icon', search: 'Search icons' },
  zhtw: { placeholder: '請選擇圖示', picker: '選擇圖示', search: '搜尋圖示' },
  vi: { placeholder: 'Chọn biểu tượng', picker: 'Chọn biểu tượng', search: 'Tìm biểu tượng' },
});

/** The name of one of the product's icons; '' is none. Names are searched by their English words. */
export function IconPicker({
  value,
  defaultValue = '',
  onValueChange,
  clearable = true,
  defaultOpen = false,
  size,
  className,
  ref,
  ...control
}: IconPickerProps) {
  const t = useMessages(messages);
  const state = useControlState(control);
  const [icon, setIcon] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [query, setQuery] = useState('');
  const panelId = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  const grid = useRef<HTMLDivElement>(null);
  const change = (next: boolean) => {
    setQuery('');
    setOpen(next);
  };
  const choose = (name: string) => {
    setIcon(name);
    change(false);
  };
  const names = findIcons(query);
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const [first] = names;
    if (event.key === 'Enter' && query.trim() !== '' && first) choose(first);
    else if (event.key === 'ArrowDown') grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
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
          slot="icon-picker"
          size={size}
          state={state}
          open={isOpen}
          onOpenChange={change}
          popup="dialog"
          listId={panelId}
          text={icon}
          placeholder={t('placeholder')}
          prefix={icon === '' ? undefined : <Icon name={icon} size={16} />}
          onClear={clearable && icon !== '' ? () => setIcon('') : undefined}
          triggerRef={ref}
          className={className}
        />
      }
    >
      <div className="grid w-72 gap-2 p-2">
        <Input
          type="search"
          size="small"
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Search aria-hidden />}
          value={query}
          onValueChange={setQuery}
          onKeyDown={handleSearchKey}
        />
        {names.length === 0 ? (
          <Empty kind="noMatch" className="py-4" />
        ) : (
          <div ref={grid}>
            <IconGrid label={t('picker')} names={names} value={icon} onChoose={choose} />
          </div>
        )}
      </div>
    </SelectPopover>
  );
}

export interface IconPickerProps extends ControlProps {
  /** Name of an icon, '' for none. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (icon: string) => void;
  /** Offers a cross that takes the icon away. Default true. */
  clearable?: boolean;
  defaultOpen?: boolean;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}
