import { defineApp } from '@atrium/contract';
import { chatApi } from './api/chatApi';
import { chatReducer, isChatState } from './state/chatSlice';
import { syncChatState } from './state/syncChatState';

export default defineApp({
  id: 'chat',
  api: chatApi,
  routes: [{ path: '/apps/chat/*', load: () => import('./pages/ChatPage') }],
  reducer: chatReducer,
  acceptsState: isChatState,
  listen: syncChatState,
});
