import { type ComponentType } from 'react';
import { DaysPanel, DurationsPanel, RevenueHoursPanel, TrafficHoursPanel } from './chartPanels.js';
import { EventsPanel } from './EventsPanel.js';
import { RevenueFigures, TrafficFigures } from './figurePanels.js';
import { type PanelProps } from './PanelProps.js';
import { MethodsPanel, OccupancyPanel, OwingPanel, RankingPanel } from './rankPanels.js';
import { type PanelName } from './screens.js';
import { SectionsPanel } from './SectionsPanel.js';

/** What each panel draws, and whether it takes the height that the others leave. */
export const PANELS: Record<PanelName, { view: ComponentType<PanelProps>; grow: boolean }> = {
  figures: { view: RevenueFigures, grow: false },
  trafficFigures: { view: TrafficFigures, grow: false },
  revenueHours: { view: RevenueHoursPanel, grow: true },
  days: { view: DaysPanel, grow: true },
  methods: { view: MethodsPanel, grow: true },
  ranking: { view: RankingPanel, grow: true },
  owing: { view: OwingPanel, grow: false },
  occupancy: { view: OccupancyPanel, grow: true },
  trafficHours: { view: TrafficHoursPanel, grow: true },
  durations: { view: DurationsPanel, grow: true },
  events: { view: EventsPanel, grow: true },
  sections: { view: SectionsPanel, grow: true },
};
