import type {
  FileAnswer,
  FileToStore,
  InvoicePage,
  InvoiceQuery,
  Restored,
  RoleRules,
  User,
  UserAnswer,
  UserPage,
  UserQuery,
  UserSelection,
  UsersChanged,
  UsersUpdate,
  UserTimeline,
  UserToAdd,
  UserUpdate,
} from 'shared/api';
import { createAppApi } from 'shared/runtime';

const takeUser = ({ user }: UserAnswer): User => user;

export const usersApi = createAppApi('users')
  .enhanceEndpoints({ addTagTypes: ['User', 'Invoice'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getUsers: build.query<UserPage, UserQuery>({
        query: (params) => ({ url: '/api/users/list/data', params }),
        providesTags: ['User'],
      }),
      getUser: build.query<User, number>({
        query: (id) => ({ url: '/api/users/user', params: { id } }),
        transformResponse: takeUser,
        providesTags: ['User'],
      }),
      getTimeline: build.query<UserTimeline, number>({
        query: (id) => ({ url: '/api/users/timeline', params: { id } }),
        providesTags: ['User'],
      }),
      getInvoicesOf: build.query<InvoicePage, InvoiceQuery>({
        query: (params) => ({ url: '/apps/invoice/invoices', params: { ...params, allData: '0' } }),
        providesTags: ['Invoice'],
      }),
      getRoles: build.query<RoleRules, void>({ query: () => ({ url: '/api/users/roles' }) }),
      addUser: build.mutation<User, UserToAdd>({
        query: (data) => ({ url: '/apps/users/add-user', method: 'POST', data }),
        transformResponse: takeUser,
        invalidatesTags: ['User'],
      }),
      updateUser: build.mutation<User, UserUpdate>({
        query: (data) => ({ url: '/apps/users/update-user', method: 'POST', data }),
        transformResponse: takeUser,
        invalidatesTags: ['User'],
      }),
      deleteUser: build.mutation<void, number>({
        query: (id) => ({ url: '/apps/users/delete', method: 'DELETE', params: { id } }),
        invalidatesTags: ['User'],
      }),
      updateUsers: build.mutation<UsersChanged, UsersUpdate>({
        query: (data) => ({ url: '/apps/users/update-many', method: 'POST', data }),
        invalidatesTags: ['User'],
      }),
      deleteUsers: build.mutation<UsersChanged, UserSelection>({
        query: (data) => ({ url: '/apps/users/delete-many', method: 'POST', data }),
        invalidatesTags: ['User'],
      }),
      restoreUsers: build.mutation<Restored, number[]>({
        query: (ids) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'user', ids } }),
        invalidatesTags: ['User'],
      }),
      storePicture: build.mutation<FileAnswer, FileToStore>({
        query: (data) => ({ url: '/api/files', method: 'POST', data }),
      }),
    }),
  });

export const {
  useGetUsersQuery,
  useLazyGetUsersQuery,
  useGetUserQuery,
  useGetTimelineQuery,
  useGetInvoicesOfQuery,
  useGetRolesQuery,
  useAddUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useUpdateUsersMutation,
  useDeleteUsersMutation,
  useRestoreUsersMutation,
  useStorePictureMutation,
} = usersApi;
