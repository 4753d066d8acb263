import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { layoutTexts } from './layoutTexts.js';

/** Place of chat and notices. Their contents come with the message centre; until then it says that nothing is new. */
export function MessageDrawer({ kind, onClose }: { kind: 'chat' | 'notices'; onClose(): void }) {
  const t = useMessages(layoutTexts);
  return (
    <Drawer open onOpenChange={(isOpen) => !isOpen && onClose()} width={380} title={t(kind)}>
      <Empty
        title={t(kind === 'chat' ? 'chatEmpty' : 'noticesEmpty')}
        description={t('comingLater')}
        className="py-16"
      />
    </Drawer>
  );
}
