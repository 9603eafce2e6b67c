import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { chatApi } from '../api/chatApi';
import type { WithChat } from './chatSlice';

type ChatPageState = Parameters<typeof chatApi.util.selectCachedArgsForQuery>[0] & WithChat;

export type ChatStore = Store<ChatPageState, UnknownAction> & {
  dispatch: ThunkDispatch<ChatPageState, unknown, UnknownAction>;
};

export const useChatStore = useStore.withTypes<ChatStore>();
