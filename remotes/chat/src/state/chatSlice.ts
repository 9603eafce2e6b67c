import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChatQuote } from '../api/messageSchemas';
import type { ChatState, DraftFile } from '../model/chatState';
import type { Outgoing } from '../model/threadItems';

export const nothing: ChatState = { drafts: {}, files: {}, replies: {}, edits: {}, outgoing: {} };

interface At {
  contactId: number;
  key: string;
}
type Of<T> = PayloadAction<{ contactId: number } & T>;

function put<T>(record: Record<number, T>, contactId: number, value: T | undefined): void {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) delete record[contactId];
  else record[contactId] = value;
}

const slice = createSlice({
  name: 'chat',
  initialState: nothing,
  reducers: {
    restored: (_, { payload }: PayloadAction<ChatState>) => payload,
    drafted({ drafts }, { payload: { contactId, text } }: Of<{ text: string }>) {
      put(drafts, contactId, text);
    },
    fileAdded({ files }, { payload: { contactId, file } }: Of<{ file: DraftFile }>) {
      files[contactId] = [...(files[contactId] ?? []), file];
    },
    fileStored({ files }, { payload: { contactId, ...stored } }: Of<Pick<DraftFile, 'key' | 'file'>>) {
      const file = files[contactId]?.find(({ key }) => key === stored.key);
      if (file) Object.assign(file, stored);
    },
    fileRemoved({ files }, { payload: { contactId, key } }: PayloadAction<At>) {
      put(
        files,
        contactId,
        files[contactId]?.filter((file) => file.key !== key),
      );
    },
    replying({ replies }, { payload: { contactId, quote } }: Of<{ quote: ChatQuote | undefined }>) {
      put(replies, contactId, quote);
    },
    editing({ edits }, { payload: { contactId, edit } }: Of<{ edit: ChatState['edits'][number] | undefined }>) {
      put(edits, contactId, edit);
    },
    messageQueued(
      { drafts, files, replies, outgoing },
      { payload }: PayloadAction<At & Omit<Outgoing, 'key' | 'state'>>,
    ) {
      const { contactId, ...message } = payload;
      outgoing[contactId] = [...(outgoing[contactId] ?? []), { ...message, state: 'sending' }];
      for (const record of [drafts, files, replies]) delete record[contactId];
    },
    messageStatusChanged({ outgoing }, { payload }: PayloadAction<At & Pick<Outgoing, 'state' | 'reason'>>) {
      const message = outgoing[payload.contactId]?.find(({ key }) => key === payload.key);
      if (message) Object.assign(message, { state: payload.state, reason: payload.reason });
    },
    messageRemoved({ outgoing }, { payload: { contactId, key } }: PayloadAction<At>) {
      put(
        outgoing,
        contactId,
        outgoing[contactId]?.filter((message) => message.key !== key),
      );
    },
  },
});

export const chatReducer = slice.reducer;

/** True if the reducer can continue with this state, so that drafts survive a newer release. */
export const isChatState = (state: unknown): state is ChatState =>
  typeof state === 'object' && state !== null && Object.keys(nothing).every((key) => key in state);

export const {
  restored,
  drafted,
  fileAdded,
  fileStored,
  fileRemoved,
  replying,
  editing,
  messageQueued,
  messageStatusChanged,
  messageRemoved,
} = slice.actions;

/** Part of the page's state that belongs to this app; absent before it is active. */
export interface WithChat {
  chat?: ChatState;
}

const noMessages: readonly Outgoing[] = [];
const noFiles: readonly DraftFile[] = [];

export const draftOf = ({ chat = nothing }: WithChat, contactId: number): string => chat.drafts[contactId] ?? '';
export const filesOf = ({ chat = nothing }: WithChat, contactId: number): readonly DraftFile[] =>
  chat.files[contactId] ?? noFiles;
export const replyOf = ({ chat = nothing }: WithChat, contactId: number): ChatQuote | undefined =>
  chat.replies[contactId];
export const editOf = ({ chat = nothing }: WithChat, contactId: number): ChatState['edits'][number] | undefined =>
  chat.edits[contactId];
export const outgoingTo = ({ chat = nothing }: WithChat, contactId: number): readonly Outgoing[] =>
  chat.outgoing[contactId] ?? noMessages;
