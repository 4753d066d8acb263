import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { type ReactNode } from 'react';
import { Link } from 'react-router';

/** A sheet of the home page: title, perhaps a note and a link to the whole, content below. */
export function HomeCard({ title, note, link, dense = false, className, children }: HomeCardProps) {
  return (
    <section
      className={cn(
        '@container flex min-w-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface',
        className,
      )}
    >
      <header className={cn('flex flex-none items-center gap-2 px-4', dense ? 'h-10' : 'h-12')}>
        <h2 className="truncate text-14 font-semibold">{title}</h2>
        {note ? <span className="flex-none text-12 text-3">{note}</span> : null}
        {link ? (
          <Button asChild variant="text" className="-mr-2 ml-auto">
            <Link to={link.to}>{link.text}</Link>
          </Button>
        ) : null}
      </header>
      {children}
    </section>
  );
}

interface HomeCardProps {
  title: string;
  note?: string | undefined;
  link?: { to: string; text: string };
  /** A lower head, for cards of a given height. Default false. */
  dense?: boolean;
  className?: string;
  children: ReactNode;
}
