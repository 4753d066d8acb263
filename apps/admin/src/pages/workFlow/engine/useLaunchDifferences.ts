import { type Difference } from '@smart-admin/form-engine/editor';
import { useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { engineMessages } from './engineMessages.js';
import { launchDifferences, type LaunchNames, loadLaunchNames, type LaunchSettings } from './launchDifferences.js';

/** What a draft changes of how a flow is launched, with names once they are known; undefined before the first release. */
export function useLaunchDifferences(
  was: LaunchSettings | undefined,
  is: LaunchSettings,
): readonly Difference[] | undefined {
  const t = useMessages(engineMessages);
  const named = useMemo(
    () => was && [was, is].map(({ billRule, launchers }) => ({ billRule, launchers, titleFormula: '' })),
    [was, is],
  );
  const { data: names = NO_NAMES } = useQuery({
    queryKey: ['launchNames', named],
    queryFn: () => loadLaunchNames(named ?? []),
    enabled: was !== undefined && launchDifferences(was, is, { names: NO_NAMES, t }).length > 0,
  });
  return useMemo(() => was && launchDifferences(was, is, { names, t }), [was, is, names, t]);
}

const NO_NAMES: LaunchNames = {};
