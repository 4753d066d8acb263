import { Button } from '@smart-admin/ui/button';
import { Popover } from '@smart-admin/ui/popover';
import { Paperclip } from 'lucide-react';
import { type ReactNode } from 'react';

/** Files in a cell of a subtable: their number, and the rest in a window beside it. */
export function UploadCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover
      className="w-96 max-w-[calc(100vw-32px)]"
      trigger={
        <Button variant="text" icon={<Paperclip aria-hidden />}>
          {label}
        </Button>
      }
    >
      {children}
    </Popover>
  );
}
