import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldViewProps } from '../FieldViewProps.js';
import { type OfferedSource } from './useOfferedRecords.js';

/**
 * Tells whether the chosen record is none of those that are offered any more. What stood there when the field was drawn is not
 * asked for, as a server takes it: a free space that somebody chose is not free any more.
 */
export function useMisfit(
  { source, sourceKey, offered, passing }: OfferedSource,
  chosen: string,
  onMisfit: FieldViewProps['onMisfit'],
): void {
  const asked = `${sourceKey} ${chosen}`;
  const [begun] = useState(asked);
  const isWatched = onMisfit !== undefined && offered !== 'all' && chosen !== '' && asked !== begun;
  const { data } = useQuery({
    queryKey: ['misfit', sourceKey, chosen],
    enabled: isWatched,
    retry: false,
    queryFn: async ({ signal }) => {
      const [known, passed] = await Promise.all([source.names([chosen], signal), passing.names([chosen], signal)]);
      // whether a record passes that the person may not see, the server tells when it is saved
      return Object.hasOwn(known, chosen) && !Object.hasOwn(passed, chosen);
    },
  });
  // until there is an answer what was told before stands
  const isMisfit = isWatched ? data : false;
  const told = useRef<string>(undefined);
  const tell = useEffectEvent(() => {
    const now = isMisfit ? asked : '';
    const isNews = now !== told.current && (isWatched || told.current !== undefined);
    if (isMisfit === undefined || !isNews) return;
    told.current = now;
    onMisfit?.(isMisfit);
  });
  useEffect(() => tell(), [isMisfit, asked]);
}
