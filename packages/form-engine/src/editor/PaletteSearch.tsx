import { Input } from '@smart-admin/ui/input';
import { Search } from 'lucide-react';

/** The search above things that can be added: a palette, the symbols of an expression. */
export function PaletteSearch({ label, value, onValueChange }: PaletteSearchProps) {
  return (
    <Input
      aria-label={label}
      placeholder={label}
      prefix={<Search aria-hidden />}
      value={value}
      onValueChange={onValueChange}
      clearable
      className="flex-none"
    />
  );
}

export interface PaletteSearchProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}
