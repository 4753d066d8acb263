import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';

/** In place of a list that is not there yet, or that could not be loaded. */
export function PaneStatus({ query }: PaneStatusProps) {
  const t = useMessages(pickerMessages);
  if (query.isError)
    return (
      <p role="alert" className="m-0 flex items-center justify-center gap-1 px-3 py-6 text-2">
        {t('failed')}
        <Button variant="text" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </p>
    );
  return (
    <p role="status" className="m-0 flex items-center justify-center gap-2 px-3 py-6 text-3">
      <Spinner size={14} />
      {t('loading')}
    </p>
  );
}

export interface PaneStatusProps {
  query: { isError: boolean; refetch: () => unknown };
}
