import { createContext, use } from 'react';
import type { ChatContact } from '../api/schemas';

export interface OpenConversation {
  contact: ChatContact;
  show(time: string): void;
  focusComposer(): void;
}

export const ConversationContext = createContext<OpenConversation | undefined>(undefined);

export function useConversation(): OpenConversation {
  const conversation = use(ConversationContext);
  if (!conversation) throw new Error('This is a part of a conversation');
  return conversation;
}
