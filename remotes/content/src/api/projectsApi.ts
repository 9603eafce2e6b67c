import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

/** Projects, for the pages that show them: a project changes with its items. */
const projectsApi = contentApi.enhanceEndpoints({ addTagTypes: ['Project'] }).injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<AnswerOf<typeof calls.getProjects>, InputOf<typeof calls.getProjects>>({
      query: (query) => request(calls.getProjects, query),
      providesTags: ['Project', 'Item'],
    }),
    getProject: build.query<AnswerOf<typeof calls.getProject>, number>({
      query: (id) => request(calls.getProject, { id }),
      providesTags: ['Project', 'Item'],
    }),
    addProject: build.mutation<AnswerOf<typeof calls.addProject>, InputOf<typeof calls.addProject>>({
      query: (project) => request(calls.addProject, project),
      invalidatesTags: ['Project', 'Channel'],
    }),
    updateProject: build.mutation<AnswerOf<typeof calls.updateProject>, InputOf<typeof calls.updateProject>>({
      query: (change) => request(calls.updateProject, change),
      invalidatesTags: ['Project', 'Channel'],
    }),
  }),
});

export const { useGetProjectsQuery, useGetProjectQuery, useAddProjectMutation, useUpdateProjectMutation } = projectsApi;
