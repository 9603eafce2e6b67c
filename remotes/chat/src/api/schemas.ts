import { Id, Text, z } from '@atrium/backend';
import { chatStatuses } from './limits';

export const ChatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof ChatStatus>;

export const ChatContact = z.object({
  id: z.int(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.nullable(z.string()),
  status: ChatStatus,
  email: z.string(),
  phone: z.string(),
  isMuted: z.boolean(),
  isBlocked: z.boolean(),
  isImportant: z.boolean(),
  tags: z.array(z.string()),
});
export type ChatContact = z.infer<typeof ChatContact>;

export const LastMessage = z.object({
  message: z.string(),
  time: z.string(),
  senderId: z.int(),
  /** The name of its first file, where it has files and no words. */
  fileName: z.optional(z.string()),
});
export type LastMessage = z.infer<typeof LastMessage>;

export const ChatSummary = z.object({
  id: z.int(),
  unseenMsgs: z.int(),
  /** Null after clearing the chat. Without pictures and files: an empty text means there is one. */
  lastMessage: z.nullable(LastMessage),
});
export type ChatSummary = z.infer<typeof ChatSummary>;

export const ChattingContact = z.extend(ChatContact, { chat: ChatSummary });
export type ChattingContact = z.infer<typeof ChattingContact>;

const ChatProfileSummary = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  fullName: z.string(),
  status: ChatStatus,
});

export const ChatProfileUser = z.extend(ChatProfileSummary, {
  role: z.string(),
  about: z.string(),
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
});
export type ChatProfileUser = z.infer<typeof ChatProfileUser>;

export const ChatsAndContacts = z.object({
  chatsContacts: z.array(ChattingContact),
  contacts: z.array(ChatContact),
  profileUser: ChatProfileSummary,
});
export type ChatsAndContacts = z.infer<typeof ChatsAndContacts>;

export const ChatProfileUpdate = z.object({
  about: z.optional(z.string().check(z.maxLength(120))),
  status: z.optional(ChatStatus),
  settings: z.optional(
    z.object({
      isTwoStepAuthVerificationEnabled: z.optional(z.boolean()),
      isNotificationsOn: z.optional(z.boolean()),
    }),
  ),
});
export type ChatProfileUpdate = z.input<typeof ChatProfileUpdate>;

export const ChatProfileAnswer = z.object({ profileUser: ChatProfileUser });
export type ChatProfileAnswer = z.infer<typeof ChatProfileAnswer>;

export const ChatMute = z.object({ contactId: Id, isMuted: z.boolean() });
export type ChatMute = z.input<typeof ChatMute>;

export const ChatBlock = z.object({ contactId: Id, isBlocked: z.boolean() });
export type ChatBlock = z.input<typeof ChatBlock>;

export const ChatTag = z.object({
  contactId: Id,
  tags: z.optional(z.array(Text)),
  isImportant: z.optional(z.boolean()),
});
export type ChatTag = z.input<typeof ChatTag>;

export const ContactId = z.object({ contactId: Id });
export type ContactId = z.input<typeof ContactId>;

export const ContactAnswer = z.object({ contact: ChatContact });
export type ContactAnswer = z.infer<typeof ContactAnswer>;
