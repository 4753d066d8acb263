import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Search } from 'lucide-react';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';

/** The search field above a tree or list. */
export function SearchBox({ value, onValueChange }: SearchBoxProps) {
  const t = useMessages(pickerMessages);
  return (
    <div className="flex h-11 flex-none items-center border-b border-hairline bg-sunken px-2">
      <Input
        data-autofocus=""
        className="w-full"
        size="small"
        prefix={<Search aria-hidden />}
        aria-label={t('keyword')}
        placeholder={t('keyword')}
        clearable
        value={value}
        onValueChange={onValueChange}
      />
    </div>
  );
}

export interface SearchBoxProps {
  value: string;
  onValueChange: (value: string) => void;
}
