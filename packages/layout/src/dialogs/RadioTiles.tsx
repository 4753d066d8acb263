import { cn } from '@smart-admin/ui/cn';
import * as Radix from '@radix-ui/react-radio-group';
import { type ReactNode } from 'react';

/** One of several things that are chosen by how they look; a tile knows by `group-aria-checked` that it is the one. */
export function RadioTiles<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  tileClassName,
}: RadioTilesProps<Value>) {
  return (
    <Radix.Root
      aria-label={label}
      value={value}
      className={className}
      onValueChange={(text) => {
        const option = options.find((each) => each.value === text);
        if (option) onChange(option.value);
      }}
    >
      {options.map(({ value: each, name, content }) => (
        <Radix.Item key={each} value={each} aria-label={name} title={name} className={cn('group', tileClassName)}>
          {content}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

export interface RadioTilesProps<Value extends string> {
  /** Name of the group. */
  label: string;
  options: readonly RadioTile<Value>[];
  value: Value;
  onChange(value: Value): void;
  className?: string;
  tileClassName?: string;
}

export interface RadioTile<Value extends string> {
  value: Value;
  content: ReactNode;
  /** What a tile without text is called. */
  name?: string;
}
