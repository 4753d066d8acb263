import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { type ReactNode } from 'react';
import { type FlowButton } from './flowButtons.js';
import { useActWords } from './useActWords.js';

/** What is done seldom, behind one button. */
export function FlowMenu({ buttons, trigger, open, onOpenChange, onPress }: FlowMenuProps) {
  const { nameOf } = useActWords();
  return (
    <DropdownMenu
      side="top"
      align="end"
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
      trigger={trigger}
      items={buttons.map((button) => ({
        key: button.kind,
        label: nameOf(button),
        danger: DANGEROUS.has(button.kind),
        onSelect: () => onPress(button),
      }))}
    />
  );
}

const DANGEROUS: ReadonlySet<string> = new Set(['cancel', 'remove', 'refuse']);

interface FlowMenuProps {
  buttons: readonly FlowButton[];
  trigger: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  onPress: (button: FlowButton) => void;
}
