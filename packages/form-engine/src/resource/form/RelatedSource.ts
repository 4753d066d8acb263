import { type ReactNode } from 'react';

/** What points to a record. */
export interface RelatedSource {
  load(id: string, signal: AbortSignal): Promise<RelatedTab[]>;
  /** Draws the list of a tab; `onChanged` is told when something in it was made, changed or removed. */
  render(tab: RelatedTab, context: { id: string; onChanged: () => void }): ReactNode;
}

export interface RelatedTab {
  id: string;
  label: string;
  /** How many there are. */
  count: number;
}
