import { LoadError } from '@smart-admin/ui/error-state';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '../app/api.js';
import { queryClient } from '../app/queryClient.js';
import { refreshGroups } from '../portal/refreshGroups.js';
import { useGroupedAnswers } from '../portal/useGroupedAnswers.js';
import { WALL_KEY } from '../screens/useScreen.js';
import { ScreenContext } from './ScreenContext.js';
import { screenStyle } from './screenTheme.js';
import { ScreenWall, type WallCanvas } from './ScreenWall.js';
import { type ShownWidget } from './ShownWidget.js';
import { useSurroundingsOf } from './useSurroundingsOf.js';

/** A released screen on a wall, by its address `/view/{id}`, as whoever is signed in may see it. */
export function ScreenView() {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <Loading id={decodeURIComponent(pathname.split('/')[2] ?? '')} />
    </QueryClientProvider>
  );
}

function Loading({ id }: { id: string }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedScreen', id, 'view'],
    queryFn: ({ signal }) => api.design.screen.view({ id }, { signal, silent: true }),
    // a wall shows a new release without anybody at it
    refetchInterval: RELEASES,
    retry: 1,
  });
  if (isError && !data)
    return (
      <main data-mode="dark" className="grid min-h-dvh place-items-center p-6" style={screenStyle(PLAIN)}>
        <LoadError error={error} onRetry={() => void refetch()} />
      </main>
    );
  if (!data) return <main data-mode="dark" className="min-h-dvh" style={screenStyle(PLAIN)} />;
  const { widgets, ...canvas } = data.document;
  return (
    <Loaded
      key={`${data.id} ${data.version}`}
      screen={{ id: data.id, version: data.version, fullName: data.fullName }}
      canvas={canvas}
      widgets={widgets as unknown as ShownWidget[]}
    />
  );
}

function Loaded({ screen: { id, version, fullName }, canvas, widgets }: LoadedProps) {
  const { stateOf, readAt } = useWidgetAnswers({ id, version }, widgets);
  const surroundings = useSurroundingsOf(widgets, readAt);
  return (
    <ScreenContext value={surroundings}>
      <title>{fullName}</title>
      <div className="h-dvh w-full">
        <ScreenWall name={fullName} canvas={canvas} widgets={widgets} stateOf={stateOf} />
      </div>
    </ScreenContext>
  );
}

/** The rows of the widgets; what follows parking is asked again when something happened there. */
function useWidgetAnswers({ id, version }: { id: string; version: number }, widgets: readonly ShownWidget[]) {
  const groups = refreshGroups(widgets);
  const stateOf = useGroupedAnswers({
    groups,
    keyOf: (name) => (name === 'live' ? [WALL_KEY, 'designed', id, version] : ['designedScreen', id, name, version]),
    ask: async (ids, signal) =>
      (await api.design.screen.data({ id, body: { widgets: [...ids] } }, { signal, silent: true })).list,
  });
  const times = groups.flatMap(({ cardIds }) => cardIds.map((cardId) => stateOf(cardId).answer?.time ?? 0));
  return { stateOf, readAt: Math.max(0, ...times) };
}

const PLAIN = { theme: 'navy', background: '', picture: '' } as const;
/** Milliseconds between two looks for another release. */
const RELEASES = 5 * 60_000;

interface LoadedProps {
  screen: { id: string; version: number; fullName: string };
  canvas: WallCanvas;
  widgets: readonly ShownWidget[];
}
