import type { Done } from '@atrium/backend';
import type { ImportToUndo, ImportUndone, RowsImported, RowsToImport } from '@atrium/backend/import';
import { defineCall } from '@atrium/contract';
import type { DeletedUserPage, DeletedUserQuery } from './binSchemas';
import type { UserTimeline, UserTimelineQuery } from './eventSchemas';
import type {
  RoleAdded,
  RoleChange,
  RoleName,
  RoleRenaming,
  RoleRules,
  RoleToAdd,
  SessionName,
  User,
  UserAnswer,
  UserId,
  UserPage,
  UserQuery,
  UserSelection,
  UserSessions,
  UsersChanged,
  UsersUpdate,
  UserToAdd,
  UserUpdate,
} from './schemas';

export const calls = {
  getAllUsers: defineCall<undefined, User[]>({ method: 'GET', path: '/api/users/list/all-data' }),
  getUsers: defineCall<UserQuery, UserPage>({ method: 'GET', path: '/api/users/list/data' }),
  getUser: defineCall<UserId, UserAnswer>({ method: 'GET', path: '/api/users/user' }),
  getTimeline: defineCall<UserTimelineQuery, UserTimeline>({ method: 'GET', path: '/api/users/timeline' }),
  getRoles: defineCall<undefined, RoleRules>({ method: 'GET', path: '/api/users/roles' }),
  changeRole: defineCall<RoleChange, RoleRules>({ method: 'POST', path: '/apps/users/change-role' }),
  resetRole: defineCall<RoleName, RoleRules>({ method: 'POST', path: '/apps/users/reset-role' }),
  addRole: defineCall<RoleToAdd, RoleAdded>({ method: 'POST', path: '/apps/users/add-role' }),
  renameRole: defineCall<RoleRenaming, RoleRules>({ method: 'POST', path: '/apps/users/rename-role' }),
  deleteRole: defineCall<RoleName, RoleRules>({ method: 'DELETE', path: '/apps/users/delete-role' }),
  getSessions: defineCall<UserId, UserSessions>({ method: 'GET', path: '/api/users/sessions' }),
  endSessions: defineCall<SessionName, Done>({ method: 'POST', path: '/apps/users/end-sessions' }),
  addUser: defineCall<UserToAdd, UserAnswer>({ method: 'POST', path: '/apps/users/add-user' }),
  updateUser: defineCall<UserUpdate, UserAnswer>({ method: 'POST', path: '/apps/users/update-user' }),
  deleteUser: defineCall<UserId, Done>({ method: 'DELETE', path: '/apps/users/delete' }),
  importUsers: defineCall<RowsToImport, RowsImported>({ method: 'POST', path: '/apps/users/import' }),
  undoImport: defineCall<ImportToUndo, ImportUndone>({ method: 'POST', path: '/apps/users/undo-import' }),
  inviteAgain: defineCall<UserId, Done>({ method: 'POST', path: '/apps/users/invite-again' }),
  confirmEmail: defineCall<UserId, UserAnswer>({ method: 'POST', path: '/apps/users/confirm-email' }),
  updateUsers: defineCall<UsersUpdate, UsersChanged>({ method: 'POST', path: '/apps/users/update-many' }),
  getDeletedUsers: defineCall<DeletedUserQuery, DeletedUserPage>({ method: 'GET', path: '/api/users/deleted' }),
  restoreUser: defineCall<UserId, UserAnswer>({ method: 'POST', path: '/apps/users/restore' }),
  purgeUser: defineCall<UserId, Done>({ method: 'DELETE', path: '/apps/users/purge' }),
  deleteUsers: defineCall<UserSelection, UsersChanged>({ method: 'POST', path: '/apps/users/delete-many' }),
};
