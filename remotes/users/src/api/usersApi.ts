import type { ImportToUndo, RowsToImport } from '@atrium/backend/import';
import type { AnswerOf } from '@atrium/contract';
import { createAppApi, request, restoreRequest } from '@atrium/sdk';
import type { DeletedUserQuery } from './binSchemas';
import { calls } from './calls';
import type { UserTimelineQuery } from './eventSchemas';
import type {
  RoleChange,
  RoleName,
  RoleRenaming,
  RoleToAdd,
  SessionName,
  User,
  UserAnswer,
  UserQuery,
  UserSelection,
  UsersUpdate,
  UserToAdd,
  UserUpdate,
} from './schemas';

const toUser = ({ user }: UserAnswer): User => user;

export const usersApi = createAppApi('users')
  .enhanceEndpoints({ addTagTypes: ['User', 'Role', 'Session'] })
  // People, their roles and timelines.
  .injectEndpoints({
    endpoints: (build) => ({
      getUsers: build.query<AnswerOf<typeof calls.getUsers>, UserQuery>({
        query: (query) => request(calls.getUsers, query),
        providesTags: ['User'],
      }),
      getUser: build.query<User, number>({
        query: (id) => request(calls.getUser, { id }),
        transformResponse: toUser,
        providesTags: ['User'],
      }),
      getTimeline: build.query<AnswerOf<typeof calls.getTimeline>, UserTimelineQuery>({
        query: (query) => request(calls.getTimeline, query),
        providesTags: ['User'],
      }),
      addUser: build.mutation<User, UserToAdd>({
        query: (user) => request(calls.addUser, user),
        transformResponse: toUser,
        invalidatesTags: ['User'],
      }),
      updateUser: build.mutation<User, UserUpdate>({
        query: (user) => request(calls.updateUser, user),
        transformResponse: toUser,
        invalidatesTags: ['User'],
      }),
      updateUsers: build.mutation<AnswerOf<typeof calls.updateUsers>, UsersUpdate>({
        query: (update) => request(calls.updateUsers, update),
        invalidatesTags: ['User'],
      }),
      confirmEmail: build.mutation<User, number>({
        query: (id) => request(calls.confirmEmail, { id }),
        transformResponse: toUser,
        invalidatesTags: ['User'],
      }),
      importUsers: build.mutation<AnswerOf<typeof calls.importUsers>, RowsToImport>({
        query: (rows) => request(calls.importUsers, rows),
        invalidatesTags: (_, __, { isDryRun }) => (isDryRun ? [] : ['User']),
      }),
      undoImport: build.mutation<AnswerOf<typeof calls.undoImport>, ImportToUndo>({
        query: (which) => request(calls.undoImport, which),
        invalidatesTags: ['User'],
      }),
      inviteAgain: build.mutation<unknown, number>({
        query: (id) => request(calls.inviteAgain, { id }),
        invalidatesTags: ['User'],
      }),
    }),
  })
  // Rights of roles.
  .injectEndpoints({
    endpoints: (build) => ({
      getRoles: build.query<AnswerOf<typeof calls.getRoles>, void>({
        query: () => request(calls.getRoles),
        providesTags: ['Role', 'User'],
      }),
      addRole: build.mutation<AnswerOf<typeof calls.addRole>, RoleToAdd>({
        query: (role) => request(calls.addRole, role),
        invalidatesTags: ['Role'],
      }),
      changeRole: build.mutation<AnswerOf<typeof calls.changeRole>, RoleChange>({
        query: (change) => request(calls.changeRole, change),
        invalidatesTags: ['Role'],
      }),
      resetRole: build.mutation<AnswerOf<typeof calls.resetRole>, RoleName>({
        query: (role) => request(calls.resetRole, role),
        invalidatesTags: ['Role'],
      }),
      renameRole: build.mutation<AnswerOf<typeof calls.renameRole>, RoleRenaming>({
        query: (renaming) => request(calls.renameRole, renaming),
        invalidatesTags: ['Role', 'User'],
      }),
      deleteRole: build.mutation<AnswerOf<typeof calls.deleteRole>, string>({
        query: (role) => request(calls.deleteRole, { role }),
        invalidatesTags: ['Role'],
      }),
    }),
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSessions: build.query<AnswerOf<typeof calls.getSessions>, number>({
        query: (id) => request(calls.getSessions, { id }),
        providesTags: ['Session'],
      }),
      endSessions: build.mutation<unknown, SessionName>({
        query: (session) => request(calls.endSessions, session),
        invalidatesTags: ['Session', 'User'],
      }),
    }),
  })
  // Bin.
  .injectEndpoints({
    endpoints: (build) => ({
      deleteUser: build.mutation<unknown, number>({
        query: (id) => request(calls.deleteUser, { id }),
        invalidatesTags: ['User'],
      }),
      deleteUsers: build.mutation<AnswerOf<typeof calls.deleteUsers>, UserSelection>({
        query: (selection) => request(calls.deleteUsers, selection),
        invalidatesTags: ['User'],
      }),
      getDeletedUsers: build.query<AnswerOf<typeof calls.getDeletedUsers>, DeletedUserQuery>({
        query: (query) => request(calls.getDeletedUsers, query),
        providesTags: ['User'],
      }),
      restoreUser: build.mutation<User, number>({
        query: (id) => request(calls.restoreUser, { id }),
        transformResponse: toUser,
        invalidatesTags: ['User'],
      }),
      restoreUsers: build.mutation<{ restored: number[] }, number[]>({
        query: (ids) => restoreRequest('user', ids),
        invalidatesTags: ['User'],
      }),
      purgeUser: build.mutation<unknown, number>({
        query: (id) => request(calls.purgeUser, { id }),
        invalidatesTags: ['User'],
      }),
    }),
  });

export const {
  useGetUsersQuery,
  useLazyGetUsersQuery,
  useGetUserQuery,
  useGetTimelineQuery,
  useGetRolesQuery,
  useChangeRoleMutation,
  useResetRoleMutation,
  useAddRoleMutation,
  useRenameRoleMutation,
  useDeleteRoleMutation,
  useGetSessionsQuery,
  useEndSessionsMutation,
  useAddUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useImportUsersMutation,
  useUndoImportMutation,
  useInviteAgainMutation,
  useConfirmEmailMutation,
  useUpdateUsersMutation,
  useDeleteUsersMutation,
  useGetDeletedUsersQuery,
  useLazyGetDeletedUsersQuery,
  useRestoreUserMutation,
  usePurgeUserMutation,
  useRestoreUsersMutation,
} = usersApi;
