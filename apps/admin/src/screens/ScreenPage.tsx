import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { queryClient } from '../app/queryClient.js';
import { LotChoice } from './LotChoice.js';
import { Panel } from './Panel.js';
import { PANELS } from './panels.js';
import { screenMessages } from './screenMessages.js';
import { ScreenHead } from './ScreenHead.js';
import { type ScreenDefinition, SCREENS } from './screens.js';
import { ScreenStage } from './ScreenStage.js';
import { useScreen } from './useScreen.js';

/** A parking screen on a wall, by its address; `?placeId=` narrows it to one place. */
export function ScreenPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>
  );
}

function Screen() {
  const t = useMessages(screenMessages);
  const { pathname, search } = useLocation();
  const screen = SCREENS[pathname] ?? FALLBACK;
  const placeId = new URLSearchParams(search).get('placeId');
  const hasBerths = screen.columns.some((names) => names.includes('berths'));
  const query = { ...(screen.kind ? { kind: screen.kind } : {}), ...(placeId ? { placeId } : {}) };
  const { revenue, traffic, berths, isAway } = useScreen(query, { hasBerths });
  const error = revenue.error ?? traffic.error;
  const placeName = placeId ? traffic.data?.places[0]?.name : undefined;
  return (
    <ScreenStage>
      <ScreenHead
        title={placeName ?? t(screen.title)}
        updatedAt={Math.max(revenue.dataUpdatedAt, traffic.dataUpdatedAt)}
        isAway={isAway}
      />
      {error && !revenue.data && !traffic.data ? (
        <LoadError
          error={error}
          className="m-auto"
          onRetry={() => void Promise.all([revenue.refetch(), traffic.refetch()])}
        />
      ) : screen.onePlace && !placeId ? (
        <LotChoice places={traffic.data?.places} />
      ) : (
        <div className="grid min-h-0 flex-1 grid-cols-[440px_minmax(0,1fr)_440px] gap-5 phone:grid-cols-1">
          {screen.columns.map((names) => (
            <div key={names.join(' ')} className="flex min-h-0 flex-col gap-5">
              {names.map((name) => {
                const { view: View, grow } = PANELS[name];
                return (
                  <Panel key={name} title={t(name)} grow={grow}>
                    <View revenue={revenue.data} traffic={traffic.data} berths={berths.data} />
                  </Panel>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </ScreenStage>
  );
}

const FALLBACK: ScreenDefinition = { title: 'dataView', columns: [] };
