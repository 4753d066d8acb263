import { cn } from '@smart-admin/ui/cn';

/** The letter that presses a button, for eyes: readers are told by `aria-keyshortcuts`. Phones have no keys. */
export function FlowKey({ children, isOnPrimary = false }: { children: string; isOnPrimary?: boolean }) {
  return (
    <kbd
      aria-hidden
      className={cn(
        'rounded-sm border px-1 font-sans text-11 font-medium phone:hidden',
        isOnPrimary ? 'border-current' : 'border-default text-3',
      )}
    >
      {children}
    </kbd>
  );
}
