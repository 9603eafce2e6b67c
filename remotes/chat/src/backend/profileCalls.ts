import { answerCall, type BackendCall, ok } from '@atrium/backend';
import { calls } from '../api/calls';
import { ChatProfileAnswer, ChatProfileUpdate, ChatProfileUser } from '../api/schemas';
import { getProfile } from './conversation';
import { chatProfileKey } from './tables';

const readProfile = answerCall(calls.getProfile, {
  summary: "One's own profile",
  answer: ChatProfileUser,
  handle: (store) => ok(getProfile(store)),
});

const updateProfile = answerCall(calls.updateProfile, {
  summary: "Change one's own about, status or settings",
  input: ChatProfileUpdate,
  answer: ChatProfileAnswer,
  handle(store, { input: { about, status, settings } }) {
    const before = getProfile(store);
    const profileUser = {
      ...before,
      about: about ?? before.about,
      status: status ?? before.status,
      settings: { ...before.settings, ...settings },
    };
    store.table(chatProfileKey).put(profileUser);
    return ok({ profileUser });
  },
});

export const profileCalls: BackendCall[] = [readProfile, updateProfile];
