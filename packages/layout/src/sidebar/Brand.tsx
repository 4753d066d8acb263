import { cn } from '@smart-admin/ui/cn';

/** Logo and name of the site. */
export function Brand({ name, logo, compact = false, className }: BrandProps) {
  return (
    <div
      data-slot="brand"
      className={cn(
        'flex h-(--topbar-h) flex-none items-center gap-2.5 px-4 font-semibold text-nav-text-strong',
        compact && 'justify-center px-0',
        className,
      )}
    >
      <BrandMark logo={logo} />
      {compact ? null : <span className="truncate text-[15px] leading-6">{name}</span>}
    </div>
  );
}

/** The square mark alone. */
export function BrandMark({ logo, className }: BrandMarkProps) {
  if (logo) return <img src={logo} alt="" className={cn('size-6 flex-none rounded-md object-contain', className)} />;
  return (
    <span
      aria-hidden
      className={cn('grid size-6 flex-none place-items-center rounded-md bg-primary-solid text-primary-on', className)}
    >
      <svg
        viewBox="0 0 15 15"
        width="62%"
        height="62%"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M12 3.2H6.1a2.6 2.6 0 0 0 0 5.2" />
        <path d="M3 11.8h5.9a2.6 2.6 0 0 0 0-5.2" />
      </svg>
    </span>
  );
}

export interface BrandMarkProps {
  /** Address of the logo; without one a built-in mark is drawn. */
  logo?: string;
  className?: string;
}

export interface BrandProps {
  name: string;
  /** Address of the logo; without one a built-in mark stands there. */
  logo?: string;
  /** The mark alone. */
  compact?: boolean;
  className?: string;
}
