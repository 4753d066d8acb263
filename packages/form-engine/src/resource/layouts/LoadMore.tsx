import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { resourceMessages } from '../resourceMessages.js';

/** The next page of a group; nothing where all are there. */
export function LoadMore({ left, isLoading, onLoad }: LoadMoreProps) {
  const t = useMessages(resourceMessages);
  if (left <= 0) return null;
  return (
    <Button variant="text" loading={isLoading} onClick={onLoad} className="w-full">
      {t('loadMore', { count: left })}
    </Button>
  );
}

interface LoadMoreProps {
  /** How many are not loaded yet. */
  left: number;
  isLoading: boolean;
  onLoad: () => void;
}
