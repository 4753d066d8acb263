import { create } from 'zustand';

/** Which of the panels of the top bar is open: also what is outside of React opens them. */
export const useMessagePanel = create<MessagePanel>(() => ({ open: null, personId: undefined, times: 0 }));

/** Opens the notices, or the chat: with somebody's conversation, or with none. */
export function openMessagePanel(open: 'chat' | 'notices', personId?: string): void {
  useMessagePanel.setState(({ times }) => ({ open, personId, times: times + 1 }));
}

export function closeMessagePanel(): void {
  useMessagePanel.setState({ open: null, personId: undefined });
}

interface MessagePanel {
  open: 'chat' | 'notices' | null;
  /** Whose conversation the chat begins with. */
  personId: string | undefined;
  /** How often something was opened: a panel that is open begins anew. */
  times: number;
}
