import { growRows } from '../core/grow';
import type { StoredUser } from './tables';

/** The seed leaves out users 1 and 2, who can sign in: those are in the store from the start. */
const idsBefore = 2;

export const growUsers = (users: readonly StoredUser[], wanted: number): StoredUser[] =>
  growRows(users, wanted, (user, index) => ({
    ...user,
    id: index + idsBefore + 1,
    fullName: `${user.fullName} ${index}`,
    username: `${user.username}${index}`,
    email: user.email.replace('@', `.${index}@`),
  }));
