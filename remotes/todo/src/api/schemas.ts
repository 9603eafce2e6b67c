import { Filter, Id, Ids, IsoDate, Paging, Rev, Text, z } from 'shared/backend';

export const TaskTag = z.enum(['update', 'team', 'low', 'medium', 'high']);
export type TaskTag = z.infer<typeof TaskTag>;

export const TaskAssignee = z.object({ fullName: z.string(), avatar: z.nullable(z.string()) });
export type TaskAssignee = z.infer<typeof TaskAssignee>;

export const Task = z.object({
  id: z.int(),
  title: z.string(),
  /** `YYYY-MM-DD`. */
  dueDate: z.nullable(z.string()),
  /** HTML. */
  description: z.string(),
  assignee: z.nullable(TaskAssignee),
  tags: z.array(TaskTag),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  /** The place in the order by hand. */
  position: z.number(),
  rev: z.int(),
});
export type Task = z.infer<typeof Task>;

export const TaskSort = z.enum(['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'position']);
export type TaskSort = z.infer<typeof TaskSort>;

/** `filter`: important, completed or deleted. */
export const TaskQuery = z.extend(Paging, { q: Filter, filter: Filter, tag: Filter, sortBy: Filter });
export type TaskQuery = z.input<typeof TaskQuery>;

const Fields = {
  dueDate: z.nullish(z.union([IsoDate, z.iso.datetime({ offset: true })])),
  description: z.nullish(z.string()),
  assignee: z.nullish(z.object({ fullName: Text, avatar: z.nullish(z.string()) })),
  tags: z.nullish(z.array(TaskTag)),
  isCompleted: z.nullish(z.boolean()),
  isDeleted: z.nullish(z.boolean()),
  isImportant: z.nullish(z.boolean()),
};

export const TaskToAdd = z.object({ task: z.object({ ...Fields, title: Text }) });
export type TaskToAdd = z.input<typeof TaskToAdd>;

/** What is absent stays as it is; `null` clears a due date or an assignee. */
export const TaskUpdate = z.object({ task: z.object({ ...Fields, id: Id, rev: Rev, title: z.optional(Text) }) });
export type TaskUpdate = z.input<typeof TaskUpdate>;

/** The same change for several tasks: what each of them may be marked as. */
export const TasksUpdate = z.object({
  taskIds: Ids,
  dataToUpdate: z.object({
    isCompleted: z.optional(z.boolean()),
    isImportant: z.optional(z.boolean()),
    isDeleted: z.optional(z.boolean()),
  }),
});
export type TasksUpdate = z.input<typeof TasksUpdate>;

export const TaskAnswer = z.object({ task: Task });
export type TaskAnswer = z.infer<typeof TaskAnswer>;

export const TaskId = z.object({ taskId: Id });
export type TaskId = z.input<typeof TaskId>;

export const TaskIds = z.object({ taskIds: Ids });
export type TaskIds = z.input<typeof TaskIds>;
