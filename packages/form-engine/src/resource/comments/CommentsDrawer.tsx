import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { commentMessages } from './commentMessages.js';
import { CommentsPanel, type CommentsPanelProps } from './CommentsPanel.js';

/** The comments of a record of a list. */
export function CommentsDrawer({ record, source, onClose }: CommentsDrawerProps) {
  const t = useMessages(commentMessages);
  return (
    <Drawer open width={480} title={t('title', { name: record.name })} onOpenChange={(open) => !open && onClose()}>
      <CommentsPanel recordId={record.id} source={source} />
    </Drawer>
  );
}

interface CommentsDrawerProps extends Pick<CommentsPanelProps, 'source'> {
  record: { id: string; name: string };
  onClose: () => void;
}
