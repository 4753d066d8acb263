import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { queryClient } from '../../../app/queryClient.js';
import { reloadSession } from '../../../app/reloadSession.js';
import { type ReleasePlace } from '../webDesign/MenuPlaceFields.js';
import { releaseDraft } from '../webDesign/releaseDraft.js';
import { type ReleaseDialogProps } from '../webDesign/ReleaseDialog.js';
import { appDesignMessages } from './appDesignMessages.js';

/** Releases what is saved of a model to the app's menu, after telling what that does; `asked` is the question meanwhile. */
export function useAppRelease() {
  const t = useMessages(appDesignMessages);
  const [asked, setAsked] = useState<ReleaseDialogProps>();
  const release = async ({ id, fullName, inApp }: { id: string; fullName: string; inApp: number }) => {
    const plan = await api.visualdev.models.releasePlan({ id });
    const place = await new Promise<ReleasePlace | undefined>((onAnswer) =>
      setAsked({ name: fullName, isFirst: inApp === 0, device: 'app', ...plan, onAnswer }),
    );
    setAsked(undefined);
    if (!place || !(await isAccepted(releaseDraft(id, place)))) return;
    // the entry of the app's menu and its codes
    await reloadSession();
    await queryClient.invalidateQueries({ queryKey: ['model', id] });
    toast.success(t('releasedNow', { name: fullName }));
  };
  return { release, asked };
}
