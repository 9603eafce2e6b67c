import type { EmailSender, Task, TaskAnswer, TaskQuery, TaskToAdd } from 'shared/api';
import { createAppApi } from 'shared/runtime';
import { toTaskPlace } from './model/taskAddress';
import { changeInList, type SeveralChange, type TaskChange } from './model/taskList';

/** The filters of a list, as the API takes them; what is absent does not filter. */
export type TaskListQuery = Pick<TaskQuery, 'q' | 'filter' | 'tag' | 'sortBy'>;

const tasksApi = createAppApi('todo')
  .enhanceEndpoints({ addTagTypes: ['Task'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getTasks: build.query<Task[], TaskListQuery>({
        query: (params) => ({ url: '/apps/todo/tasks', params }),
        providesTags: ['Task'],
      }),
      /** People whom a task can be given to. */
      getTaskPeople: build.query<EmailSender[], void>({ query: () => ({ url: '/apps/email/recipients' }) }),
    }),
  });

type Lists = Parameters<typeof tasksApi.util.selectCachedArgsForQuery>[0];
type ListPatch = ReturnType<typeof tasksApi.util.updateQueryData<'getTasks'>>;

interface Call {
  dispatch: (patch: ListPatch) => { undo: () => void };
  getState: () => Lists;
  queryFulfilled: Promise<unknown>;
}

/** Shows a change in every list on screen at once, and takes it back when the call fails. */
async function showAtOnce(
  ids: readonly number[],
  change: TaskChange,
  { dispatch, getState, queryFulfilled }: Call,
): Promise<void> {
  const shown = tasksApi.util
    .selectCachedArgsForQuery(getState(), 'getTasks')
    .map((query) =>
      dispatch(
        tasksApi.util.updateQueryData('getTasks', query, (tasks) =>
          changeInList(tasks, ids, change, toTaskPlace(query)),
        ),
      ),
    );
  await queryFulfilled.catch(() => {
    for (const patch of shown) patch.undo();
  });
}

export const todoApi = tasksApi.injectEndpoints({
  endpoints: (build) => ({
    addTask: build.mutation<TaskAnswer, TaskToAdd['task']>({
      query: (task) => ({ url: '/apps/todo/add-tasks', method: 'POST', data: { task } }),
      invalidatesTags: ['Task'],
    }),
    updateTask: build.mutation<TaskAnswer, { id: number } & TaskChange>({
      query: (task) => ({ url: '/apps/todo/update-task', method: 'POST', data: { task } }),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ id, ...change }, call) => showAtOnce([id], change, call),
    }),
    updateTasks: build.mutation<unknown, { ids: number[]; change: SeveralChange }>({
      query: ({ ids, change }) => ({
        url: '/apps/todo/update-tasks',
        method: 'POST',
        data: { taskIds: ids, dataToUpdate: change },
      }),
      invalidatesTags: ['Task'],
      onQueryStarted: ({ ids, change }, call) => showAtOnce(ids, change, call),
    }),
    deleteTask: build.mutation<unknown, number>({
      query: (taskId) => ({ url: '/apps/todo/delete-task', method: 'DELETE', params: { taskId } }),
      invalidatesTags: ['Task'],
      onQueryStarted: (id, call) => showAtOnce([id], { isDeleted: true }, call),
    }),
    reorderTasks: build.mutation<unknown, { query: TaskListQuery; tasks: Task[] }>({
      query: ({ tasks }) => ({
        url: '/apps/todo/reorder-tasks',
        method: 'POST',
        data: { taskIds: tasks.map(({ id }) => id) },
      }),
      invalidatesTags: ['Task'],
      onQueryStarted: async ({ query, tasks }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(tasksApi.util.updateQueryData('getTasks', query, () => tasks));
        await queryFulfilled.catch(shown.undo);
      },
    }),
    emptyBin: build.mutation<unknown, number[]>({
      query: (taskIds) => ({ url: '/apps/todo/empty-bin', method: 'POST', data: { taskIds } }),
      invalidatesTags: ['Task'],
    }),
    restoreTasks: build.mutation<unknown, number[]>({
      query: (ids) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'task', ids } }),
      invalidatesTags: ['Task'],
    }),
  }),
});

export const { useGetTasksQuery, useGetTaskPeopleQuery } = tasksApi;
export const {
  useAddTaskMutation,
  useUpdateTaskMutation,
  useUpdateTasksMutation,
  useDeleteTaskMutation,
  useReorderTasksMutation,
  useEmptyBinMutation,
  useRestoreTasksMutation,
} = todoApi;
