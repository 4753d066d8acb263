import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { type api } from '../app/api.js';
import { type ChatState } from './chatTypes.js';
import { type Chat } from './createChat.js';

/** The chat that the parts of the window show. */
export const ChatContext = createContext<ChatContextValue | null>(null);

export function useChat(): ChatContextValue {
  const value = useContext(ChatContext);
  if (!value) throw new Error('useChat needs a ChatContext');
  return value;
}

/** Part of what the chat knows; draws again when it changes. */
export function useChatState<Selected>(select: (state: ChatState) => Selected): Selected {
  return useStore(useChat().chat.store, select);
}

export interface ChatContextValue {
  chat: Chat;
  /** Who chats. */
  me: { id: string; name: string; avatar: string };
  /** Asks for pages of contacts. */
  loadContacts: typeof api.permission.users.imUsers;
  /** Uploads a file and answers its address. */
  upload: (file: File, type: 'IM' | 'IMFile') => Promise<{ url: string }>;
}
