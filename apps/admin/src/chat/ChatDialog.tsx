import { Dialog } from '@smart-admin/ui/dialog';
import { api } from '../app/api.js';
import { useSession } from '../app/sessionStore.js';
import { uploads } from '../resource/uploads.js';
import { ChatContext } from './ChatContext.js';
import { ChatWindow } from './ChatWindow.js';
import { currentChat } from './currentChat.js';

/** The chat of whoever is signed in; the whole screen of a phone. */
export function ChatDialog({ title, personId, onClose }: ChatDialogProps) {
  const user = useSession((session) => session.user?.userInfo);
  if (!user) return null;
  return (
    <Dialog
      open
      closeOnMask
      canFullscreen
      width={760}
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="h-[min(620px,calc(100dvh-96px))]"
      bodyClassName="overflow-hidden border-t border-hairline p-0 phone:px-0"
    >
      <ChatContext
        value={{
          chat: currentChat(user.userId),
          me: { id: user.userId, name: user.userName, avatar: user.headIcon },
          loadContacts: api.permission.users.imUsers,
          upload: (file, type) => uploads.sendWhole(file, type),
        }}
      >
        <ChatWindow personId={personId} />
      </ChatContext>
    </Dialog>
  );
}

interface ChatDialogProps {
  title: string;
  /** Whose conversation it begins with. */
  personId: string | undefined;
  onClose: () => void;
}
