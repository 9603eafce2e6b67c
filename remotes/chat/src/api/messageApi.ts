import type { AnswerOf, InputOf } from '@atrium/contract';
import { optimistically, request } from '@atrium/sdk';
import { original } from '@reduxjs/toolkit';
import { calls } from './calls';
import { chatApi } from './chatApi';
import type { ChatMessage } from './messageSchemas';
import { withReaction } from './reactions';

interface Place {
  contactId: number;
  time: string;
}

/** Patch of a message in the open conversation; undefined removes it. */
const patchMessage = ({ contactId, time }: Place, change: (message: ChatMessage) => ChatMessage | undefined) =>
  chatApi.util.updateQueryData('getThread', contactId, (draft) => {
    if (!draft.chat) return;
    // Only this message becomes a draft, of thousands.
    const messages = original(draft.chat)?.chat ?? draft.chat.chat;
    const index = messages.findLastIndex((message) => message.time === time);
    const message = messages[index];
    if (message) draft.chat.chat.splice(index, 1, ...[change(message) ?? []].flat());
  });

/** Calls about one message: optimistic, rolled back on failure. */
const messageApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<AnswerOf<typeof calls.sendMessage>, InputOf<typeof calls.sendMessage>['obj'] & Sent>({
      query: (obj) => request(calls.sendMessage, { obj }),
      invalidatesTags: (_, __, { contact, fileIds }) => [
        'Chats',
        ...(fileIds?.length ? [{ type: 'Media' as const, id: contact.id }] : []),
      ],
    }),
    editMessage: build.mutation<AnswerOf<typeof calls.editMessage>, Place & { message: string }>({
      query: (edit) => request(calls.editMessage, edit),
      onQueryStarted: ({ message, ...place }, call) =>
        optimistically(call, [
          patchMessage(place, (known) => ({ ...known, message: message.trim(), editedTime: known.time })),
        ]),
      invalidatesTags: (_, __, { contactId }) => ['Chats', { type: 'Thread', id: contactId }],
    }),
    deleteMessage: build.mutation<AnswerOf<typeof calls.deleteMessage>, Place>({
      query: ({ contactId, time }) => request(calls.deleteMessage, { contactId, time }),
      onQueryStarted: (place, call) => optimistically(call, [patchMessage(place, () => undefined)]),
      invalidatesTags: (_, __, { contactId: id }) => ['Chats', { type: 'Thread', id }, { type: 'Media', id }],
    }),
    restoreMessage: build.mutation<AnswerOf<typeof calls.restoreMessage>, Place>({
      query: ({ contactId, time }) => request(calls.restoreMessage, { contactId, time }),
      invalidatesTags: (_, __, { contactId: id }) => ['Chats', { type: 'Thread', id }, { type: 'Media', id }],
    }),
    react: build.mutation<AnswerOf<typeof calls.react>, Place & { emoji: string; isOn: boolean }>({
      query: (reaction) => request(calls.react, reaction),
      onQueryStarted: ({ emoji, isOn, ...place }, call) =>
        optimistically(call, [patchMessage(place, (known) => withReaction(known, emoji, isOn))]),
    }),
  }),
});

interface Sent {
  contact: { id: number };
}

export const { useEditMessageMutation, useDeleteMessageMutation, useRestoreMessageMutation, useReactMutation } =
  messageApi;
export const { sendMessage } = messageApi.endpoints;
