import { createContext, use } from 'react';
import type { ChatContact } from '../api/schemas';

/** What all parts of the open conversation need of it. */
export interface OpenConversation {
  contact: ChatContact;
  /** Leads to a message, loading what lies between. */
  show(time: string): void;
  /** Back to where one writes. */
  focusComposer(): void;
}

export const ConversationContext = createContext<OpenConversation | undefined>(undefined);

export function useConversation(): OpenConversation {
  const conversation = use(ConversationContext);
  if (!conversation) throw new Error('This is a part of a conversation');
  return conversation;
}
