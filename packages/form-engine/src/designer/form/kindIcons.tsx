import {
  CreditCard,
  Grid3x3,
  Group,
  LayoutGrid,
  ListChecks,
  ListStart,
  type LucideIcon,
  PanelTop,
  Puzzle,
  Rows3,
} from 'lucide-react';
import { paletteOf } from '../../fields/palette/kindPalette.js';

const CONTAINERS: Readonly<Record<string, LucideIcon>> = {
  row: LayoutGrid,
  card: CreditCard,
  group: Group,
  grid: Grid3x3,
  tabs: PanelTop,
  collapse: Rows3,
  steps: ListStart,
  panel: ListChecks,
};

/** The sign of a field kind or container; kinds that bring none along have a common one. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = paletteOf(kind)?.icon ?? CONTAINERS[kind] ?? Puzzle;
  return <Icon aria-hidden className="size-4 flex-none text-2" />;
}
