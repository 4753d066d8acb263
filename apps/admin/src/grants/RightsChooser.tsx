import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { isAccepted } from '../app/isAccepted.js';
import { useHasPage } from '../app/useHasPage.js';
import { type GrantHolder } from './grants.js';
import { HolderList } from './HolderList.js';
import { type ChosenRights, readRights } from './previewRights.js';
import { previewRightsMessages } from './previewRightsMessages.js';

/** Chooses whose rights a preview goes by; drawn for those alone who may read what others have been given. */
export function RightsChooser({ modelId, value, onChange }: RightsChooserProps) {
  const t = useMessages(previewRightsMessages);
  const mayRead = useHasPage('/permission/authorize');
  const [isOpen, setOpen] = useState(false);
  if (!mayRead) return null;
  const choose = async (holder: GrantHolder) => {
    setOpen(false);
    await isAccepted(readRights(modelId, holder).then(onChange));
  };
  return (
    <>
      <Button icon={<UserRoundCog aria-hidden />} onClick={() => setOpen(true)}>
        {value ? t('asHolder', { name: value.holder.name }) : t('everything')}
      </Button>
      {value && (
        <Button variant="text" onClick={() => onChange(undefined)}>
          {t('clear')}
        </Button>
      )}
      <Dialog open={isOpen} title={t('choose')} width={DIMENSIONS.popupDialog} onOpenChange={setOpen}>
        <p className="m-0 mb-3 text-12 text-3">{t('chooseText')}</p>
        <HolderList
          chosen={value?.holder ?? null}
          onChoose={(holder) => void choose(holder)}
          className="h-96 rounded-md border border-hairline"
        />
      </Dialog>
    </>
  );
}

interface RightsChooserProps {
  modelId: string;
  /** Undefined = all rights. */
  value: ChosenRights | undefined;
  onChange: (rights: ChosenRights | undefined) => void;
}
