import { cn } from '@smart-admin/ui/cn';
import { type LayoutType } from '../settings/settingsStore.js';

/** A small drawing of a layout: navigation dark, its second level lighter, the page light. */
export function LayoutPicture({ layout }: { layout: LayoutType }) {
  return (
    <span
      aria-hidden
      className="relative h-10 w-full overflow-hidden rounded-md border border-default bg-canvas group-aria-checked:border-primary-edge group-aria-checked:ring-1 group-aria-checked:ring-primary-edge"
    >
      {PARTS[layout].map((part) => (
        <span key={part} className={cn('absolute', part)} />
      ))}
    </span>
  );
}

const TOP = 'inset-x-0 top-0 h-2.5 bg-(--text-2)';
const PARTS: Record<LayoutType, readonly string[]> = {
  classic: ['inset-y-0 left-0 w-4 bg-(--text-2)'],
  functional: [TOP],
  blend: [TOP, 'top-2.5 bottom-0 left-0 w-4 bg-pressed'],
  plain: ['inset-y-0 left-0 w-2 bg-(--text-2)', 'inset-y-0 left-2 w-3 bg-pressed'],
};
