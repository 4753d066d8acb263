import { useMessages } from '@smart-admin/ui/locale';
import { SearchField, type ListDriver } from '@smart-admin/ui/text-search';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';

/** The search line above a tree or list; its arrows and Enter act there. */
export function SearchBox({ value, onValueChange, driver, popup }: SearchBoxProps) {
  const t = useMessages(pickerMessages);
  return (
    <SearchField
      label={t('keyword')}
      popup={popup}
      value={value}
      onValueChange={onValueChange}
      listId={driver.listId}
      activeId={driver.activeId}
      onKeyDown={driver.handleKeyDown}
    />
  );
}

export interface SearchBoxProps {
  value: string;
  onValueChange: (value: string) => void;
  driver: ListDriver;
  popup?: 'listbox' | 'tree';
}
