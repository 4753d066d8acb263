import { useMessages } from '@smart-admin/ui/locale';
import { scanMessages } from './scanMessages.js';

type Text = keyof (typeof scanMessages)['zh'];

/** What went wrong in place of a page, and what can be done about it. */
export function ScanProblem({ text, detail, hint, action, onAction }: ScanProblemProps) {
  const t = useMessages(scanMessages);
  return (
    <div role="alert" className="grid justify-items-center gap-3 scan-card py-10 text-center">
      <p className="text-16 font-semibold">{detail ?? (text && t(text))}</p>
      {hint && <p className="text-14 text-2">{t(hint)}</p>}
      {action && (
        <button type="button" className="scan-button-quiet" onClick={onAction}>
          {t(action)}
        </button>
      )}
    </div>
  );
}

interface ScanProblemProps {
  text?: Text;
  /** Said instead of `text`: the server's words. */
  detail?: string;
  hint?: Text;
  action?: Text;
  onAction?: () => void;
}
