import { Filter, Id, Numeric, Text, z } from 'shared/backend';
import { chatStatuses } from './choices';

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

/** The url holds the picture itself; width and height are in pixels. */
export const ChatPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type ChatPicture = z.infer<typeof ChatPicture>;

const Said = z.object({ message: z.string(), time: z.string(), senderId: z.int() });

/** No two messages of a chat have the same time, so a time names a message. With a picture the words may be ''. */
export const ChatMessage = z.extend(Said, { picture: z.optional(ChatPicture) });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** `userId` is the contact; messages are oldest first. */
export const Chat = z.object({
  id: z.int(),
  userId: z.int(),
  unseenMsgs: z.int(),
  chat: z.array(ChatMessage),
});
export type Chat = z.infer<typeof Chat>;

/** A conversation in the list of conversations. */
export const ChatSummary = z.object({
  id: z.int(),
  unseenMsgs: z.int(),
  /** null once the chat was cleared. A picture does not come along: without words it is one. */
  lastMessage: z.nullable(Said),
});
export type ChatSummary = z.infer<typeof ChatSummary>;

export const ChattingContact = z.extend(ChatContact, { chat: ChatSummary });
export type ChattingContact = z.infer<typeof ChattingContact>;

export const ChatProfileSummary = z.object({
  id: z.int(),
  avatar: z.nullable(z.string()),
  fullName: z.string(),
  status: ChatStatus,
});
export type ChatProfileSummary = z.infer<typeof ChatProfileSummary>;

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

/** `id` is the contact's. `before` is the time of the oldest message that the caller has. */
export const ChatQuery = z.object({ id: Id, before: Filter, limit: z.nullish(Numeric) });
export type ChatQuery = z.input<typeof ChatQuery>;

/** `chat` is absent when there is no conversation yet; `hasMore` is there with before or limit. */
export const ChatAnswer = z.object({
  chat: z.optional(Chat),
  contact: ChatContact,
  hasMore: z.optional(z.boolean()),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

const pixels = z.int().check(z.minimum(1), z.maximum(10_000));

/** A data URL of PNG, JPEG, GIF or WebP, of at most a million characters. */
const PictureInput = z.object({
  url: z
    .string()
    .check(z.maxLength(1_000_000), z.regex(/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/)),
  width: pixels,
  height: pixels,
});

/** Words, a picture, or both; without a picture the words are not blank. */
export const MessageToSend = z.object({
  obj: z.object({
    contact: z.object({ id: Id }),
    message: z.string().check(z.trim()),
    picture: z.nullish(PictureInput),
  }),
});
export type MessageToSend = z.input<typeof MessageToSend>;

/** `id` is the chat's; `chat` is there only when the message began it. */
export const SentMessage = z.object({
  response: z.object({ newMessageData: ChatMessage, id: z.int(), chat: z.optional(Chat) }),
});
export type SentMessage = z.infer<typeof SentMessage>;

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

export const MessageSearchQuery = z.object({ q: Filter, contactId: z.nullish(Id) });
export type MessageSearchQuery = z.input<typeof MessageSearchQuery>;

/** What was shared in one conversation, newest first, at most 60. */
export const ChatMedia = z.object({ pictures: z.array(z.extend(ChatPicture, { time: z.string() })) });
export type ChatMedia = z.infer<typeof ChatMedia>;

/** Newest first, at most 50. */
export const MessageSearch = z.object({ messages: z.array(z.extend(ChatMessage, { contactId: z.int() })) });
export type MessageSearch = z.infer<typeof MessageSearch>;
