import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  type Person,
  peopleKey,
  reject,
  rejectField,
} from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { AccountDeletion } from '../../api/account/schemas';
import { forgetMarks } from '../marks';
import { forgetPosts } from '../posts';
import { canSignIn, forget } from './hostServices';
import { checkPassword, noToken } from './ownPassword';
import { settingsKey } from './tables';

const isActiveAdmin = ({ role, status }: Person): boolean => role === 'admin' && status === 'active';

/** Whether nobody could sign in any more who may do everything. */
const isLastAdmin = (store: BackendStore, self: Person): boolean =>
  isActiveAdmin(self) &&
  !store
    .table(peopleKey)
    .all()
    .some((person) => person.id !== self.id && isActiveAdmin(person) && canSignIn(store, person.id));

export const deletionCalls: BackendCall[] = [
  answerCall(accountCalls.deleteAccount, {
    summary: 'Delete the account of the person who is signed in, for good',
    notes:
      'Asks for a token, the person’s own username and their password. The last admin is refused with the code lastAdmin. Where people sign in at a provider the username alone is asked for.',
    input: AccountDeletion,
    answer: Done,
    rejections: [400, 401],
    needs: ['people'],
    async handle(store, { input: { username, password }, user }) {
      if (!user) return noToken;
      if (isLastAdmin(store, user)) return reject(400, 'The last admin must stay.', 'lastAdmin');
      if (username !== user.username) return rejectField('username', 'This is not your username.', 'differs');
      const rejection = store.credentials.provider ? null : await checkPassword(store, user, password);
      if (rejection) return rejection;
      forget(store, user.id);
      store.table(settingsKey).delete(user.id);
      forgetMarks(store, user.id);
      forgetPosts(store, user.id);
      store.table(peopleKey).delete(user.id);
      return done();
    },
  }),
];
