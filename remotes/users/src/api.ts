import type { User, UserAnswer, UserPage, UserQuery } from 'shared/api';
import { api } from 'shared/runtime';

const usersApi = api.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<UserPage, UserQuery>({
      query: (params) => ({ url: '/api/users/list/data', params }),
      providesTags: ['User'],
    }),
    getUser: build.query<User, number>({
      query: (id) => ({ url: '/api/users/user', params: { id } }),
      transformResponse: ({ user }: UserAnswer) => user,
      providesTags: ['User'],
    }),
  }),
});

export const { useGetUsersQuery, useGetUserQuery } = usersApi;
