import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChatPicture } from '../api/schemas';
import type { Outgoing } from '../model/threadItems';

/** What a person has begun and the API does not hold yet, by contact. */
export interface ChatState {
  drafts: Record<number, string>;
  /** Pictures chosen for the next message. */
  pictures: Record<number, ChatPicture>;
  outgoing: Record<number, Outgoing[]>;
}

export const nothing: ChatState = { drafts: {}, pictures: {}, outgoing: {} };

interface At {
  contactId: number;
  key: string;
}

const slice = createSlice({
  name: 'chat',
  initialState: nothing,
  reducers: {
    restored: (_, { payload }: PayloadAction<ChatState>) => payload,
    drafted({ drafts }, { payload }: PayloadAction<{ contactId: number; text: string }>) {
      if (payload.text) drafts[payload.contactId] = payload.text;
      else delete drafts[payload.contactId];
    },
    pictured({ pictures }, { payload }: PayloadAction<{ contactId: number; picture: ChatPicture | undefined }>) {
      if (payload.picture) pictures[payload.contactId] = payload.picture;
      else delete pictures[payload.contactId];
    },
    messageQueued({ drafts, pictures, outgoing }, { payload }: PayloadAction<At & Omit<Outgoing, 'key' | 'state'>>) {
      const { contactId, ...message } = payload;
      outgoing[contactId] = [...(outgoing[contactId] ?? []), { ...message, state: 'sending' }];
      delete drafts[contactId];
      delete pictures[contactId];
    },
    messageStatusChanged({ outgoing }, { payload }: PayloadAction<At & Pick<Outgoing, 'state'>>) {
      const message = outgoing[payload.contactId]?.find(({ key }) => key === payload.key);
      if (message) message.state = payload.state;
    },
    /** It has arrived, or was given up. */
    messageRemoved({ outgoing }, { payload: { contactId, key } }: PayloadAction<At>) {
      const rest = (outgoing[contactId] ?? []).filter((message) => message.key !== key);
      if (rest.length > 0) outgoing[contactId] = rest;
      else delete outgoing[contactId];
    },
  },
});

export const chatReducer = slice.reducer;

/** Can the reducer go on with this? Drafts outlive a newer release that way. */
export const isChatState = (state: unknown): state is ChatState =>
  typeof state === 'object' && state !== null && Object.keys(nothing).every((key) => key in state);
export const { restored, drafted, pictured, messageQueued, messageStatusChanged, messageRemoved } = slice.actions;

/** The part of the page's state that is this app's; before it is active, nothing. */
export interface WithChat {
  chat?: ChatState;
}

const noMessages: readonly Outgoing[] = [];

export const draftOf = ({ chat = nothing }: WithChat, contactId: number): string => chat.drafts[contactId] ?? '';
export const pictureOf = ({ chat = nothing }: WithChat, contactId: number): ChatPicture | undefined =>
  chat.pictures[contactId];
export const outgoingTo = ({ chat = nothing }: WithChat, contactId: number): readonly Outgoing[] =>
  chat.outgoing[contactId] ?? noMessages;
