import { type ComponentType } from 'react';
import { BerthsPanel } from './BerthsPanel.js';
import { DaysPanel, DurationsPanel, PresencePanel, RevenueHoursPanel, TrafficHoursPanel } from './chartPanels.js';
import { EventsPanel } from './EventsPanel.js';
import { HeroRevenue, LotWindow, RevenueCells, RevenueFigures, TrafficFigures } from './figurePanels.js';
import { type PanelProps } from './PanelProps.js';
import { PassagesPanel } from './PassagesPanel.js';
import { PeaksPanel } from './PeaksPanel.js';
import { MethodsPanel, OccupancyPanel, OwingPanel, RankingPanel } from './rankPanels.js';
import { type PanelName } from './screens.js';
import { SectionsPanel } from './SectionsPanel.js';
import { UtilisationPanel } from './UtilisationPanel.js';

/** What each panel draws, and whether it takes the height that the others leave. */
export const PANELS: Record<PanelName, { view: ComponentType<PanelProps>; grow: boolean }> = {
  figures: { view: RevenueFigures, grow: false },
  revenueCells: { view: RevenueCells, grow: false },
  heroRevenue: { view: HeroRevenue, grow: true },
  trafficFigures: { view: TrafficFigures, grow: false },
  revenueHours: { view: RevenueHoursPanel, grow: true },
  peaks: { view: PeaksPanel, grow: false },
  days: { view: DaysPanel, grow: true },
  methods: { view: MethodsPanel, grow: true },
  ranking: { view: RankingPanel, grow: true },
  owing: { view: OwingPanel, grow: false },
  occupancy: { view: OccupancyPanel, grow: true },
  utilisation: { view: UtilisationPanel, grow: true },
  presence: { view: PresencePanel, grow: true },
  trafficHours: { view: TrafficHoursPanel, grow: true },
  durations: { view: DurationsPanel, grow: true },
  events: { view: EventsPanel, grow: true },
  passages: { view: PassagesPanel, grow: true },
  sections: { view: SectionsPanel, grow: true },
  berths: { view: BerthsPanel, grow: true },
  lotWindow: { view: LotWindow, grow: false },
};
