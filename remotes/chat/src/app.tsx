import { defineApp } from 'shared/contract';
import { chatReducer, isChatState } from './state/chatSlice';
import { keepChats } from './state/keepChats';

export default defineApp({
  id: 'chat',
  routes: [{ path: '/apps/chat/*', load: () => import('./ChatPage') }],
  reducer: chatReducer,
  understands: isChatState,
  listen: keepChats,
});
