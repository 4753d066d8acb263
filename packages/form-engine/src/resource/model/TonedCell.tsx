import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { type ColumnColour } from '../../core/list/ListDefinition.js';

/** A cell that a condition colours, with a sign: colour is never alone. */
export function TonedCell({ tone, children }: { tone: ColumnColour['tone'] | undefined; children: ReactNode }) {
  if (!tone) return children;
  const { Icon, className } = TONES[tone];
  return (
    <span data-tone={tone} className={className}>
      <Icon aria-hidden className="size-3.5 flex-none" />
      {children}
    </span>
  );
}

const BASE = 'inline-flex max-w-full items-center gap-1 font-semibold';
const TONES: Readonly<Record<ColumnColour['tone'], { Icon: LucideIcon; className: string }>> = {
  success: { Icon: CircleCheck, className: `${BASE} text-success-text` },
  warning: { Icon: TriangleAlert, className: `${BASE} text-warning-text` },
  danger: { Icon: CircleAlert, className: `${BASE} text-danger-text` },
  info: { Icon: Info, className: `${BASE} text-info-text` },
};
