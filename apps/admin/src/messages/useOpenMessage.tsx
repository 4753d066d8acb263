import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { flowAddress } from './flowAddress.js';
import { messageRead, type MessageCalls, type MessageRow } from './messageCache.js';
import { NoticeDialog, type MessageDetail } from './NoticeDialog.js';

/** Opens messages: a notice in a dialog, which `dialog` draws, another message at the flow that it is about. */
export function useOpenMessage(calls: Pick<MessageCalls, 'readInfo'>): OpenMessage {
  const navigate = useNavigate();
  const [shown, setShown] = useState<MessageDetail>();
  return {
    open: async (row) => {
      const detail = await calls.readInfo({ id: row.id });
      messageRead(row);
      if (detail.type === 1 || !detail.bodyText) setShown(detail);
      else void navigate(flowAddress(detail.bodyText));
      return detail.type;
    },
    dialog: shown ? <NoticeDialog message={shown} onClose={() => setShown(undefined)} /> : null,
  };
}

export interface OpenMessage {
  /** Answers the type of the message. */
  open: (row: Pick<MessageRow, 'id' | 'isRead'>) => Promise<number>;
  dialog: ReactNode;
}
