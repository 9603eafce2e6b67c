import type { AnswerOf } from '@atrium/contract';
import { createAppApi, optimistically, request, restoreRequest } from '@atrium/sdk';
import { original } from '@reduxjs/toolkit';
import { calls } from './calls';
import { maxIds } from './limits';
import type {
  DatedQuery,
  ProjectToDelete,
  ProjectToSave,
  TagToSave,
  Task,
  TaskQuery,
  TaskToAdd,
  TaskUpdate,
} from './schemas';
import {
  type ChangeTask,
  changeInList,
  changeOf,
  movedOf,
  type SeveralChange,
  severalChangeOf,
  type TaskChange,
} from './taskList';
import type { TaskPlace } from './taskPlace';

/** List filters, as the API takes them; absent ones do not filter. */
export type TaskListQuery = TaskPlace & Pick<TaskQuery, 'q' | 'sortBy'> & { today: string };

const tasksApi = createAppApi('todo')
  .enhanceEndpoints({ addTagTypes: ['Task', 'List'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTasks: build.query<AnswerOf<typeof calls.getTasks>, TaskListQuery>({
        query: (view) => request(calls.getTasks, view),
        providesTags: ['Task'],
      }),
      getTaskCounts: build.query<AnswerOf<typeof calls.getTaskCounts>, string>({
        query: (today) => request(calls.getTaskCounts, { today }),
        providesTags: ['Task'],
      }),
      getDatedTasks: build.query<AnswerOf<typeof calls.getDatedTasks>, DatedQuery>({
        query: (days) => request(calls.getDatedTasks, days),
        providesTags: ['Task'],
      }),
      getTags: build.query<AnswerOf<typeof calls.getTags>, void>({
        query: () => request(calls.getTags),
        providesTags: ['List'],
      }),
      getProjects: build.query<AnswerOf<typeof calls.getProjects>, void>({
        query: () => request(calls.getProjects),
        providesTags: ['List'],
      }),
    }),
  });

/** Calls in sequence for chunks of ids, because one takes a limited number. Stops at the first failure. */
async function inChunks<Answer extends { error?: unknown }>(
  ids: readonly number[],
  call: (part: number[]) => Answer | PromiseLike<Answer>,
): Promise<Answer> {
  let answer = await call(ids.slice(0, maxIds));
  for (let start = maxIds; start < ids.length && !answer.error; start += maxIds)
    answer = await call(ids.slice(start, start + maxIds));
  return answer;
}

type Lists = Parameters<typeof tasksApi.util.selectCachedArgsForQuery>[0];

const patchLists = (getState: () => Lists, change: ChangeTask) =>
  tasksApi.util.selectCachedArgsForQuery(getState(), 'getTasks').map((view) =>
    // Plain tasks: Immer drafts of 10,000 tasks are slow.
    tasksApi.util.updateQueryData('getTasks', view, (tasks) =>
      changeInList(original(tasks) ?? tasks, change, view, view.today),
    ),
  );

/** Times are local to the person. */
const zoned = <Change extends { dueTime?: string | null | undefined }>(change: Change) =>
  change.dueTime ? { ...change, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone } : change;

/** Change of tasks with the person's day, from which recurrences count. */
export interface OnDay {
  today: string;
}

export const todoApi = tasksApi.injectEndpoints({
  endpoints: (build) => ({
    addTask: build.mutation<AnswerOf<typeof calls.addTask>, TaskToAdd['task']>({
      query: (task) => request(calls.addTask, { task: zoned(task) }),
      invalidatesTags: ['Task'],
    }),
    updateTask: build.mutation<
      AnswerOf<typeof calls.updateTask>,
      OnDay & { id: number; rev?: TaskUpdate['task']['rev']; change: TaskChange }
    >({
      query: ({ id, rev, change, today }) => request(calls.updateTask, { task: { ...zoned(change), id, rev }, today }),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ id, change }, call) => optimistically(call, patchLists(call.getState, changeOf([id], change))),
    }),
    updateTasks: build.mutation<unknown, OnDay & { ids: number[]; change: SeveralChange }>({
      queryFn: ({ ids, change, today }, _api, _options, ask) =>
        inChunks(ids, (taskIds) => ask(request(calls.updateTasks, { taskIds, dataToUpdate: change, today }))),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ ids, change }, call) =>
        optimistically(call, patchLists(call.getState, severalChangeOf(ids, change))),
    }),
    deleteTask: build.mutation<unknown, number>({
      query: (taskId) => request(calls.deleteTask, { taskId }),
      invalidatesTags: ['Task'],
      onQueryStarted: (id, call) =>
        optimistically(call, patchLists(call.getState, changeOf([id], { isDeleted: true }))),
    }),
    reorderTasks: build.mutation<unknown, { view: TaskListQuery; tasks: Task[] }>({
      query: ({ tasks }) => request(calls.reorderTasks, { taskIds: movedOf(tasks) }),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ view, tasks }, call) =>
        optimistically(call, [tasksApi.util.updateQueryData('getTasks', view, () => tasks)]),
    }),
    emptyBin: build.mutation<unknown, number[]>({
      queryFn: (ids, _api, _options, ask) => inChunks(ids, (taskIds) => ask(request(calls.emptyBin, { taskIds }))),
      invalidatesTags: ['Task'],
    }),
    restoreTasks: build.mutation<unknown, number[]>({
      query: (ids) => restoreRequest('task', ids),
      invalidatesTags: ['Task'],
    }),
    saveTag: build.mutation<AnswerOf<typeof calls.saveTag>, TagToSave['tag']>({
      query: (tag) => request(calls.saveTag, { tag }),
      invalidatesTags: ['List'],
    }),
    deleteTag: build.mutation<unknown, string>({
      query: (id) => request(calls.deleteTag, { id }),
      invalidatesTags: ['List', 'Task'],
    }),
    saveProject: build.mutation<AnswerOf<typeof calls.saveProject>, ProjectToSave['project']>({
      query: (project) => request(calls.saveProject, { project }),
      invalidatesTags: ['List'],
    }),
    deleteProject: build.mutation<unknown, ProjectToDelete>({
      query: (project) => request(calls.deleteProject, project),
      invalidatesTags: ['List', 'Task'],
    }),
  }),
});

export const { useGetTasksQuery, useGetTaskCountsQuery, useGetDatedTasksQuery, useGetTagsQuery, useGetProjectsQuery } =
  tasksApi;
export const {
  useAddTaskMutation,
  useUpdateTaskMutation,
  useUpdateTasksMutation,
  useDeleteTaskMutation,
  useReorderTasksMutation,
  useEmptyBinMutation,
  useRestoreTasksMutation,
  useSaveTagMutation,
  useDeleteTagMutation,
  useSaveProjectMutation,
  useDeleteProjectMutation,
} = todoApi;
