import { cn } from '@smart-admin/ui/cn';
import { Check } from 'lucide-react';
import { type LayoutType } from '../settings/settingsStore.js';

/** A small drawing of a layout: navigation dark, its second level lighter, the page light. */
export function LayoutPicture({ layout }: { layout: LayoutType }) {
  return (
    <span
      aria-hidden
      className="relative h-14 w-full overflow-hidden rounded-md border border-default bg-canvas group-aria-checked:border-primary-edge group-aria-checked:ring-1 group-aria-checked:ring-primary-edge"
    >
      {PARTS[layout].map((part) => (
        <span key={part} className={cn('absolute', part)} />
      ))}
      <Check
        size={16}
        strokeWidth={2.5}
        className="invisible absolute right-1 bottom-1 rounded-full bg-primary-solid p-0.5 text-white group-aria-checked:visible"
      />
    </span>
  );
}

const TOP = 'inset-x-0 top-0 h-3 bg-(--text-2)';
const PARTS: Record<LayoutType, readonly string[]> = {
  classic: ['inset-y-0 left-0 w-7 bg-(--text-2)'],
  functional: [TOP],
  blend: [TOP, 'top-3 bottom-0 left-0 w-7 bg-pressed'],
  plain: ['inset-y-0 left-0 w-3 bg-(--text-2)', 'inset-y-0 left-3 w-6 bg-pressed'],
};
