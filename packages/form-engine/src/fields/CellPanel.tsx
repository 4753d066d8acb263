import { Button } from '@smart-admin/ui/button';
import { Popover } from '@smart-admin/ui/popover';
import { type ReactNode } from 'react';

/** A control that is too large for a cell of a subtable: what it holds in short, and the rest in a window beside it. */
export function CellPanel({ label, icon, children }: CellPanelProps) {
  return (
    <Popover
      className="w-96 max-w-[calc(100vw-32px)]"
      trigger={
        <Button variant="text" icon={icon} className="max-w-full [&>span]:truncate">
          {label}
        </Button>
      }
    >
      {children}
    </Popover>
  );
}

interface CellPanelProps {
  label: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}
