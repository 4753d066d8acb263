import { Button, IconButton } from '@smart-admin/ui/button';
import { confirmDelete } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { Empty } from '@smart-admin/ui/empty';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { toast } from '@smart-admin/ui/toast';
import { Maximize2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { signatureMessages } from './signatureMessages.js';

/** The signatures that the person keeps: seen large, made the default, deleted after the question. */
export function KeptSignatures({ signatures, onChanged }: KeptSignaturesProps) {
  const t = useMessages(signatureMessages);
  const [shown, setShown] = useState<KeptSignature>();
  const nameOf = ({ creatorTime }: KeptSignature) => t('nameOf', { time: formatDate(creatorTime) });
  const handleDefault = async ({ id }: KeptSignature) => {
    if (await isAccepted(api.extend.signature.choose({ id }))) toast.success(t('chosen'));
    onChanged();
  };
  const handleRemove = async ({ id }: KeptSignature) => {
    if (!(await confirmDelete())) return;
    if (await isAccepted(api.extend.signature.remove({ id }))) toast.success(t('removed'));
    onChanged();
  };
  if (signatures.length === 0) return <Empty className="flex-1" title={t('none')} description={t('noneText')} />;
  return (
    <>
      <ul
        aria-label={t('kept')}
        className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-3 p-0"
      >
        {signatures.map((signature) => (
          <li key={signature.id} className="flex flex-col rounded-md border border-hairline">
            {/* paper, in the dark too */}
            <img
              src={signature.image}
              alt={nameOf(signature)}
              className="h-28 w-full rounded-t-md object-contain p-2"
              style={{ background: '#fff' }}
            />
            <div className="flex flex-wrap items-center gap-2 border-t border-hairline px-3 py-2">
              <span className="min-w-0 flex-1 truncate text-12 text-2 tabular-nums">
                {formatDate(signature.creatorTime)}
              </span>
              {signature.isDefault ? (
                <Tag tone="primary">{t('isDefault')}</Tag>
              ) : (
                <Button variant="text" size="mini" onClick={() => void handleDefault(signature)}>
                  {t('makeDefault')}
                </Button>
              )}
              <IconButton label={t('view')} size="mini" onClick={() => setShown(signature)}>
                <Maximize2 aria-hidden />
              </IconButton>
              <IconButton label={t('remove')} size="mini" onClick={() => void handleRemove(signature)}>
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog
          open
          width={DIMENSIONS.popupDialog}
          title={nameOf(shown)}
          onOpenChange={(open) => !open && setShown(undefined)}
        >
          <img
            src={shown.image}
            alt={nameOf(shown)}
            className="max-h-[60vh] w-full rounded-md border border-hairline object-contain p-4"
            style={{ background: '#fff' }}
          />
        </Dialog>
      )}
    </>
  );
}

export type KeptSignature = Awaited<ReturnType<typeof api.extend.signature.list>>['list'][number];

interface KeptSignaturesProps {
  /** The newest first. */
  signatures: readonly KeptSignature[];
  /** One of them was changed, or somebody else may have done it. */
  onChanged: () => void;
}
