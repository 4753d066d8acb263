import { useScreen, useWallChannel } from '../screens/useScreen.js';
import { type ScreenSurroundings } from './ScreenContext.js';
import { type ShownWidget } from './ShownWidget.js';

/**
 * What widgets know of the screen around them: the figures of its parking panels, which are asked where there are some, and whether
 * the server is heard where something is live. `readAt` is when rows were read last.
 */
export function useSurroundingsOf(widgets: readonly ShownWidget[], readAt: number): ScreenSurroundings {
  const panels = widgets.flatMap((widget) => (widget.kind === 'parking' ? [widget.panel] : []));
  const hasPanels = panels.length > 0;
  const { revenue, traffic, berths, isAway } = useScreen(
    {},
    { hasBerths: panels.includes('berths'), isWanted: hasPanels },
  );
  const isLive = widgets.some(({ follows, refresh }) => refresh === 'live' && follows === 'parking');
  const isUnheard = useWallChannel(isLive && !hasPanels);
  const error = revenue.error ?? traffic.error;
  return {
    figures: { revenue: revenue.data, traffic: traffic.data, berths: berths.data },
    figuresError: error && !revenue.data && !traffic.data ? error.message : '',
    updatedAt: Math.max(readAt, revenue.dataUpdatedAt, traffic.dataUpdatedAt),
    isAway: isAway || isUnheard,
  };
}
