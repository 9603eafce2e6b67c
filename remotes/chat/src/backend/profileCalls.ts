import { answerCall, type BackendCall, ok } from '@atrium/backend';
import { calls } from '../api/calls';
import { ChatProfileAnswer, ChatProfileUpdate, ChatProfileUser } from '../api/schemas';
import { getProfile } from './conversation';
import { chatProfileTable } from './tables';

const readProfile = answerCall(calls.getProfile, {
  summary: "One's own profile",
  answer: ChatProfileUser,
  handle: async (store) => ok(await getProfile(store)),
});

const updateProfile = answerCall(calls.updateProfile, {
  summary: "Change one's own about, status or settings",
  input: ChatProfileUpdate,
  answer: ChatProfileAnswer,
  async handle(store, { input: { about, status, settings } }) {
    const before = await getProfile(store);
    const profileUser = {
      ...before,
      about: about ?? before.about,
      status: status ?? before.status,
      settings: { ...before.settings, ...settings },
    };
    await store.table(chatProfileTable).put(profileUser);
    return ok({ profileUser });
  },
});

export const profileCalls: BackendCall[] = [readProfile, updateProfile];
