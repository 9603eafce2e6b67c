import { Filter, Id, Numeric, z } from '@atrium/backend';
import { maxCharacters, maxFiles } from './limits';
import { ChatContact } from './schemas';

/** Embedded picture; the url contains it. Own pictures are sent as files. Sizes in pixels. */
export const ChatPicture = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type ChatPicture = z.infer<typeof ChatPicture>;

/** File of a message, in bytes; with width and height, in pixels, it is a picture. GET file returns its content. */
export const ChatFile = z.object({
  id: z.int(),
  fileName: z.string(),
  size: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});
export type ChatFile = z.infer<typeof ChatFile>;

export const ChatReaction = z.object({ emoji: z.string(), senderIds: z.array(z.int()) });
export type ChatReaction = z.infer<typeof ChatReaction>;

export const ChatQuote = z.object({
  time: z.string(),
  senderId: z.int(),
  message: z.string(),
  /** The name of its first file, where it has files and no words. */
  fileName: z.optional(z.string()),
  isDeleted: z.optional(z.boolean()),
});
export type ChatQuote = z.infer<typeof ChatQuote>;

/** Times are unique within a chat, so a time identifies a message. The text may be '' with files or a picture. */
export const ChatMessage = z.object({
  message: z.string(),
  time: z.string(),
  senderId: z.int(),
  picture: z.optional(ChatPicture),
  files: z.optional(z.array(ChatFile)),
  reactions: z.optional(z.array(ChatReaction)),
  quote: z.optional(ChatQuote),
  editedTime: z.optional(z.string()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** `userId` is the contact; messages are oldest first. */
export const Chat = z.object({
  id: z.int(),
  userId: z.int(),
  unseenMsgs: z.int(),
  chat: z.array(ChatMessage),
  seenTime: z.optional(z.string()),
  isTyping: z.optional(z.boolean()),
  /** Incremented whenever an existing message changes or is deleted. */
  revision: z.optional(z.int()),
});
export type Chat = z.infer<typeof Chat>;

/** `id` of the contact. `before`: time of the caller's oldest message. */
export const ChatQuery = z.object({ id: Id, before: Filter, limit: z.nullish(Numeric) });
export type ChatQuery = z.input<typeof ChatQuery>;

/** Messages from `since` on, of those before `before`, or the last `limit` of them. */
export const MessagesQuery = z.object({ contactId: Id, before: Filter, since: Filter, limit: z.nullish(Numeric) });
export type MessagesQuery = z.input<typeof MessagesQuery>;

/** `chat` is absent without a conversation; `hasMore` is present with before, since or limit. */
export const ChatAnswer = z.object({
  chat: z.optional(Chat),
  contact: ChatContact,
  hasMore: z.optional(z.boolean()),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

const pixels = z.int().check(z.minimum(1), z.maximum(10_000));
/** Its bytes, or the address of one that is stored. */
const pictureUrl =
  /^(?:data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}|\/files\/[0-9a-f]{64}\/image\/(?:png|jpeg|gif|webp))$/;

/** Data URL of a PNG, JPEG, GIF or WebP, at most a million characters, or the address of one that is stored. */
const PictureInput = z.object({
  url: z.string().check(z.maxLength(1_000_000), z.regex(pictureUrl)),
  width: pixels,
  height: pixels,
});

const Words = z.string().check(z.trim(), z.maxLength(maxCharacters));

/**
 * Text, files, a picture, or several of them; text alone is not blank. `key` is chosen by the caller and makes
 * resending idempotent. `replyTo`: time of the answered message.
 */
export const MessageToSend = z.object({
  obj: z.object({
    contact: z.object({ id: Id }),
    message: Words,
    picture: z.nullish(PictureInput),
    fileIds: z.nullish(z.array(Id).check(z.maxLength(maxFiles))),
    replyTo: Filter,
    key: z.nullish(z.string().check(z.maxLength(100))),
  }),
});
export type MessageToSend = z.input<typeof MessageToSend>;

/** `id` of the chat; `chat` only if the message started it. */
export const SentMessage = z.object({
  response: z.object({ newMessageData: ChatMessage, id: z.int(), chat: z.optional(Chat) }),
});
export type SentMessage = z.infer<typeof SentMessage>;

export const MessagePlace = z.object({ contactId: Id, time: z.string() });
export type MessagePlace = z.input<typeof MessagePlace>;

export const MessageEdit = z.extend(MessagePlace, { message: Words });
export type MessageEdit = z.input<typeof MessageEdit>;

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)(?:\p{M}|\p{Sk}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200D|[\u{E0020}-\u{E007F}])*$/u;

export const ReactionChange = z.extend(MessagePlace, {
  emoji: z.string().check(z.maxLength(40), z.regex(emoji)),
  isOn: z.boolean(),
});
export type ReactionChange = z.input<typeof ReactionChange>;

export const MessageAnswer = z.object({ message: ChatMessage });
export type MessageAnswer = z.infer<typeof MessageAnswer>;

/** `url` is the answer of POST /api/files; a picture, which has width and height, is a PNG, JPEG, GIF or WebP. */
export const FileToAttach = z.object({
  contactId: Id,
  file: z.object({
    fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
    size: z.int().check(z.minimum(0)),
    url: z
      .string()
      .check(z.regex(/^(?:data:[\w.+-]+\/[\w.+-]+(?:;[\w=.+-]+)*;base64,[A-Za-z0-9+/]*={0,2}|\/[^/\\].*)$/)),
    width: z.optional(pixels),
    height: z.optional(pixels),
  }),
});
export type FileToAttach = z.input<typeof FileToAttach>;

export const ChatFileAnswer = z.object({ file: ChatFile });
export type ChatFileAnswer = z.infer<typeof ChatFileAnswer>;

export const ChatFileId = z.object({ id: Id });
export type ChatFileId = z.input<typeof ChatFileId>;

export const ChatFileContent = z.object({ file: z.extend(ChatFile, { url: z.string() }) });
export type ChatFileContent = z.infer<typeof ChatFileContent>;

/** `before`: time of the caller's oldest message. */
export const MessageSearchQuery = z.object({
  q: Filter,
  contactId: z.nullish(Id),
  before: Filter,
  limit: z.nullish(Numeric),
});
export type MessageSearchQuery = z.input<typeof MessageSearchQuery>;

/** Files shared in one conversation, newest first, at most 60. */
export const ChatMedia = z.object({
  pictures: z.array(z.extend(ChatPicture, { time: z.string() })),
  files: z.array(z.extend(ChatFile, { time: z.string() })),
});
export type ChatMedia = z.infer<typeof ChatMedia>;

export const FoundMessage = z.object({
  message: z.string(),
  time: z.string(),
  senderId: z.int(),
  contactId: z.int(),
  /** The name of its first file, where it has files and no words. */
  fileName: z.optional(z.string()),
});
export type FoundMessage = z.infer<typeof FoundMessage>;

/** Newest first, 50 unless `limit` is given; `total` counts all matches. */
export const MessageSearch = z.object({
  messages: z.array(FoundMessage),
  total: z.int(),
});
export type MessageSearch = z.infer<typeof MessageSearch>;
