import type { Done } from '@atrium/backend';
import type { ImportToUndo, ImportUndone, RowsImported, RowsToImport } from '@atrium/backend/import';
import { defineCall } from '@atrium/contract';
import type * as schemas from './schemas';

export const calls = {
  getTasks: defineCall<schemas.TaskQuery, schemas.Task[]>({ method: 'GET', path: '/apps/todo/tasks' }),
  getTaskCounts: defineCall<schemas.DayQuery, schemas.TaskCounts>({ method: 'GET', path: '/apps/todo/task-counts' }),
  getDatedTasks: defineCall<schemas.DatedQuery, schemas.DatedTask[]>({ method: 'GET', path: '/apps/todo/dated-tasks' }),
  addTask: defineCall<schemas.TaskToAdd, schemas.TaskAnswer>({ method: 'POST', path: '/apps/todo/add-tasks' }),
  importTasks: defineCall<RowsToImport, RowsImported>({ method: 'POST', path: '/apps/todo/import' }),
  undoImport: defineCall<ImportToUndo, ImportUndone>({ method: 'POST', path: '/apps/todo/undo-import' }),
  updateTask: defineCall<schemas.TaskUpdate, schemas.TaskAnswer>({ method: 'POST', path: '/apps/todo/update-task' }),
  updateTasks: defineCall<schemas.TasksUpdate, Done>({ method: 'POST', path: '/apps/todo/update-tasks' }),
  deleteTask: defineCall<schemas.TaskId, Done>({ method: 'DELETE', path: '/apps/todo/delete-task' }),
  emptyBin: defineCall<schemas.TaskIds, Done>({ method: 'POST', path: '/apps/todo/empty-bin' }),
  reorderTasks: defineCall<schemas.TaskIds, Done>({ method: 'POST', path: '/apps/todo/reorder-tasks' }),
  getTags: defineCall<undefined, schemas.TaskTag[]>({ method: 'GET', path: '/apps/todo/tags' }),
  saveTag: defineCall<schemas.TagToSave, schemas.TagAnswer>({ method: 'POST', path: '/apps/todo/save-tag' }),
  deleteTag: defineCall<schemas.TagId, Done>({ method: 'DELETE', path: '/apps/todo/delete-tag' }),
  getProjects: defineCall<undefined, schemas.TaskProject[]>({ method: 'GET', path: '/apps/todo/projects' }),
  saveProject: defineCall<schemas.ProjectToSave, schemas.ProjectAnswer>({
    method: 'POST',
    path: '/apps/todo/save-project',
  }),
  deleteProject: defineCall<schemas.ProjectToDelete, Done>({ method: 'POST', path: '/apps/todo/delete-project' }),
};
