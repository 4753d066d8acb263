import { useMessages } from '@smart-admin/ui/locale';
import { mapMessages } from './mapMessages.js';

/** Says on a map that its ground is missing. */
export function GroundFailed() {
  const t = useMessages(mapMessages);
  return (
    <p role="status" className="absolute top-3 left-3 m-0 rounded-md bg-surface px-3 py-1.5 text-13 text-danger-text">
      {t('pictureFailed')}
    </p>
  );
}
