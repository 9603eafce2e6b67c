import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

/** Projects, for the pages that show them: a project changes with its items. */
const projectsApi = contentApi.enhanceEndpoints({ addTagTypes: ['Project'] }).injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<AnswerOf<typeof sectionCalls.getProjects>, InputOf<typeof sectionCalls.getProjects>>({
      query: (query) => request(sectionCalls.getProjects, query),
      providesTags: ['Project', 'Item'],
    }),
    getProject: build.query<AnswerOf<typeof sectionCalls.getProject>, number>({
      query: (id) => request(sectionCalls.getProject, { id }),
      providesTags: ['Project', 'Item'],
    }),
    addProject: build.mutation<AnswerOf<typeof sectionCalls.addProject>, InputOf<typeof sectionCalls.addProject>>({
      query: (project) => request(sectionCalls.addProject, project),
      invalidatesTags: ['Project', 'Channel'],
    }),
    updateProject: build.mutation<
      AnswerOf<typeof sectionCalls.updateProject>,
      InputOf<typeof sectionCalls.updateProject>
    >({
      query: (change) => request(sectionCalls.updateProject, change),
      invalidatesTags: ['Project', 'Channel'],
    }),
  }),
});

export const { useGetProjectsQuery, useGetProjectQuery, useAddProjectMutation, useUpdateProjectMutation } = projectsApi;
