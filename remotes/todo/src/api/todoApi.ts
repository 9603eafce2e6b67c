import type { AnswerOf } from 'shared/contract';
import { createAppApi, optimistically, request, restoreRequest } from 'shared/runtime';
import { calls } from './calls';
import type { Task, TaskQuery, TaskToAdd, TaskUpdate } from './schemas';
import { changeInList, type SeveralChange, type TaskChange } from './taskList';
import { toTaskPlace } from './taskPlace';

/** The filters of a list, as the API takes them; what is absent does not filter. */
export type TaskListQuery = Pick<TaskQuery, 'q' | 'filter' | 'tag' | 'sortBy'>;

const tasksApi = createAppApi('todo')
  .enhanceEndpoints({ addTagTypes: ['Task'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTasks: build.query<AnswerOf<typeof calls.getTasks>, TaskListQuery>({
        query: (view) => request(calls.getTasks, view),
        providesTags: ['Task'],
      }),
    }),
  });

type Lists = Parameters<typeof tasksApi.util.selectCachedArgsForQuery>[0];

/** The patches that show a change in every list on screen. */
const patchLists = (getState: () => Lists, ids: readonly number[], change: TaskChange) =>
  tasksApi.util
    .selectCachedArgsForQuery(getState(), 'getTasks')
    .map((view) =>
      tasksApi.util.updateQueryData('getTasks', view, (tasks) => changeInList(tasks, ids, change, toTaskPlace(view))),
    );

export const todoApi = tasksApi.injectEndpoints({
  endpoints: (build) => ({
    addTask: build.mutation<AnswerOf<typeof calls.addTask>, TaskToAdd['task']>({
      query: (task) => request(calls.addTask, { task }),
      invalidatesTags: ['Task'],
    }),
    updateTask: build.mutation<AnswerOf<typeof calls.updateTask>, TaskUpdate['task'] & { id: number } & TaskChange>({
      query: (task) => request(calls.updateTask, { task }),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ id, rev: _, ...change }, call) =>
        optimistically(call, patchLists(call.getState, [id], change)),
    }),
    updateTasks: build.mutation<unknown, { ids: number[]; change: SeveralChange }>({
      query: ({ ids, change }) => request(calls.updateTasks, { taskIds: ids, dataToUpdate: change }),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ ids, change }, call) => optimistically(call, patchLists(call.getState, ids, change)),
    }),
    deleteTask: build.mutation<unknown, number>({
      query: (taskId) => request(calls.deleteTask, { taskId }),
      invalidatesTags: ['Task'],
      onQueryStarted: (id, call) => optimistically(call, patchLists(call.getState, [id], { isDeleted: true })),
    }),
    reorderTasks: build.mutation<unknown, { view: TaskListQuery; tasks: Task[] }>({
      query: ({ tasks }) => request(calls.reorderTasks, { taskIds: tasks.map(({ id }) => id) }),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ view, tasks }, call) =>
        optimistically(call, [tasksApi.util.updateQueryData('getTasks', view, () => tasks)]),
    }),
    emptyBin: build.mutation<unknown, number[]>({
      query: (taskIds) => request(calls.emptyBin, { taskIds }),
      invalidatesTags: ['Task'],
    }),
    restoreTasks: build.mutation<unknown, number[]>({
      query: (ids) => restoreRequest('task', ids),
      invalidatesTags: ['Task'],
    }),
  }),
});

export const { useGetTasksQuery } = tasksApi;
export const {
  useAddTaskMutation,
  useUpdateTaskMutation,
  useUpdateTasksMutation,
  useDeleteTaskMutation,
  useReorderTasksMutation,
  useEmptyBinMutation,
  useRestoreTasksMutation,
} = todoApi;
