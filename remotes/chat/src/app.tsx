import { defineApp } from 'shared/contract';
import { injectChatApi } from './api/chatApi';
import { injectContactApi } from './api/contactApi';
import { chatReducer, isChatState } from './state/chatSlice';
import { keepChats } from './state/keepChats';

export default defineApp({
  id: 'chat',
  routes: [{ path: '/apps/chat/*', load: () => import('./ChatPage') }],
  reducer: chatReducer,
  understands: isChatState,
  activate(runtime) {
    injectChatApi(true);
    injectContactApi(true);
    keepChats(runtime);
  },
});
