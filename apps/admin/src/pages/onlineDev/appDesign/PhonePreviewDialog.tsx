import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { appDesignMessages } from './appDesignMessages.js';

/** The saved draft at the width of a phone, by the runtime that phones use: a window of its own, so that its width counts. */
export function PhonePreviewDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useMessages(appDesignMessages);
  return (
    <Dialog open title={t('previewOf', { name })} width={WIDTH} onOpenChange={(open) => !open && onClose()}>
      <iframe
        title={t('previewOf', { name })}
        src={`/phonePreview?id=${encodeURIComponent(id)}`}
        className="mx-auto block h-160 max-h-[70dvh] w-93.75 max-w-full rounded-2xl border-4 border-control bg-surface"
      />
    </Dialog>
  );
}

/** px: the phone and the space around it. */
const WIDTH = 450;
