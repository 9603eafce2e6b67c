import { Filter, Id, Ids, IsoDate, Paging, RecordChange, Rev, Text, z } from '@atrium/backend';
import { editorText, isTimeZone } from './foreignValues';
import { nameLimit, titleLimit } from './limits';

export const Tone = z.enum(['accent', 'blue', 'teal', 'green', 'amber', 'red', 'plum', 'neutral']);
export type Tone = z.infer<typeof Tone>;

const Title = Text.check(z.maxLength(titleLimit));

const Name = Text.check(z.maxLength(nameLimit));

/** A tag; the five built-in ones have no `name` until renamed: it is translated. */
export const TaskTag = z.object({ id: z.string(), name: z.nullable(z.string()), tone: Tone, rev: z.int() });
export type TaskTag = z.infer<typeof TaskTag>;

export const TaskProject = z.object({ id: z.int(), name: z.string(), tone: Tone, rev: z.int() });
export type TaskProject = z.infer<typeof TaskProject>;

const TaskAssignee = z.object({ fullName: z.string(), avatar: z.nullable(z.string()) });

export const Subtask = z.object({ id: z.string(), title: Title, isDone: z.boolean() });
export type Subtask = z.infer<typeof Subtask>;

export const Recurrence = z.object({
  unit: z.enum(['day', 'week', 'month', 'year']),
  every: z.int().check(z.gte(1), z.lte(999)),
  /** 1 is Monday, 7 is Sunday; for weeks, and for months with `nth`. */
  weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7))),
  /** Which of its weekdays a month has: 1 is the first, -1 the last; months without a fifth one are left out. */
  nth: z.optional(z.int().check(z.gte(-1), z.lte(5))),
  /** Day of the month; shorter months use their last day. */
  monthDay: z.optional(z.int().check(z.gte(1), z.lte(31))),
  /** Counted from completion instead of the due date. */
  isFromCompletion: z.optional(z.boolean()),
  /** Last day on which it can be due. */
  until: z.optional(IsoDate),
});
export type Recurrence = z.infer<typeof Recurrence>;

/** `HH:mm`, local to the person. */
const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

// Original fields are always present; later ones are absent from tasks that were not changed since.
export const Task = z.object({
  id: z.int(),
  title: z.string(),
  /** `YYYY-MM-DD`. */
  dueDate: z.nullable(z.string()),
  dueTime: z.nullish(ClockTime),
  /** Time zone of the due time, such as `Europe/Lisbon`. */
  timeZone: z.nullish(z.string()),
  ownerId: z.nullish(z.int()),
  recurrence: z.nullish(Recurrence),
  /** HTML. */
  description: z.string(),
  assignee: z.nullable(TaskAssignee),
  tags: z.array(z.string()),
  projectId: z.nullish(z.int()),
  subtasks: z.optional(z.array(Subtask)),
  isStarted: z.optional(z.boolean()),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  position: z.number(),
  nextTaskId: z.nullish(z.int()),
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type Task = z.infer<typeof Task>;

export const TaskSort = z.enum(['latest', 'title-asc', 'title-desc', 'assignee', 'due-date', 'position']);
export type TaskSort = z.infer<typeof TaskSort>;

/** The person's local day, which may differ from the server's. */
const Today = z.nullish(IsoDate);

/** `filter`: today, upcoming, important, completed or deleted. */
export const TaskQuery = z.extend(Paging, {
  q: Filter,
  filter: Filter,
  tag: Filter,
  projectId: z.nullish(Id),
  sortBy: Filter,
  today: Today,
});
export type TaskQuery = z.input<typeof TaskQuery>;

const DueDate = z.union([IsoDate, z.iso.datetime({ offset: true })]);

/** Clients of the original template send dates as a list. */
const DueDates = z.pipe(
  z.array(DueDate).check(z.maxLength(1)),
  z.transform(([day = null]) => day),
);

const EditorState = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((state) => editorText(state)),
);

/** Placeholder for clients that require an assignee. */
const NoAssignee = z.pipe(
  z.object({ fullName: z.literal(''), avatar: z.nullish(z.string()) }),
  z.transform(() => null),
);

const Fields = {
  dueDate: z.nullish(z.union([DueDate, DueDates])),
  dueTime: z.nullish(ClockTime),
  /** Time zone of the due time; without one nobody is reminded. */
  timeZone: z.nullish(z.string().check(z.refine(isTimeZone))),
  recurrence: z.nullish(Recurrence),
  description: z.nullish(z.union([z.string(), EditorState])),
  assignee: z.nullish(z.union([NoAssignee, z.object({ fullName: Text, avatar: z.nullish(z.string()) })])),
  tags: z.nullish(z.array(z.string())),
  projectId: z.nullish(Id),
  subtasks: z.nullish(z.array(Subtask).check(z.maxLength(100))),
  isStarted: z.nullish(z.boolean()),
  isCompleted: z.nullish(z.boolean()),
  isDeleted: z.nullish(z.boolean()),
  isImportant: z.nullish(z.boolean()),
};

export const TaskToAdd = z.object({ task: z.object({ ...Fields, title: Title }) });
export type TaskToAdd = z.input<typeof TaskToAdd>;

/** Absent fields keep their value; `null` clears a date, time, recurrence, assignee or project. */
export const TaskUpdate = z.object({
  task: z.object({ ...Fields, id: Id, rev: Rev, title: z.optional(Title) }),
  today: Today,
});
export type TaskUpdate = z.input<typeof TaskUpdate>;

export const TasksUpdate = z.object({
  taskIds: Ids,
  dataToUpdate: z.object({
    isCompleted: z.optional(z.boolean()),
    isImportant: z.optional(z.boolean()),
    isDeleted: z.optional(z.boolean()),
    isStarted: z.optional(z.boolean()),
    dueDate: z.nullish(IsoDate),
    dueTime: Fields.dueTime,
    assignee: Fields.assignee,
    projectId: z.nullish(Id),
    addTags: z.optional(z.array(z.string())),
    removeTags: z.optional(z.array(z.string())),
  }),
  today: Today,
});
export type TasksUpdate = z.input<typeof TasksUpdate>;

export const TaskAnswer = z.object({ task: Task });
export type TaskAnswer = z.infer<typeof TaskAnswer>;

export const TaskId = z.object({ taskId: Id });
export type TaskId = z.input<typeof TaskId>;

export const TaskIds = z.object({ taskIds: Ids });
export type TaskIds = z.input<typeof TaskIds>;

/** Open tasks per list; all tasks of the bin. */
export const TaskCounts = z.object({
  all: z.int(),
  today: z.int(),
  upcoming: z.int(),
  important: z.int(),
  deleted: z.int(),
  tags: z.record(z.string(), z.int()),
  projects: z.record(z.string(), z.int()),
});
export type TaskCounts = z.infer<typeof TaskCounts>;

export const DayQuery = z.object({ today: Today });
export type DayQuery = z.input<typeof DayQuery>;

/** Absent fields of an existing tag or project stay; a new one needs a name. */
const ListFields = { rev: Rev, name: z.optional(Name), tone: z.optional(Tone) };

export const TagToSave = z.object({ tag: z.object({ ...ListFields, id: z.optional(z.string()) }) });
export type TagToSave = z.input<typeof TagToSave>;

export const TagAnswer = z.object({ tag: TaskTag });
export type TagAnswer = z.infer<typeof TagAnswer>;

export const TagId = z.object({ id: z.string() });
export type TagId = z.input<typeof TagId>;

export const ProjectToSave = z.object({ project: z.object({ ...ListFields, id: z.optional(Id) }) });
export type ProjectToSave = z.input<typeof ProjectToSave>;

export const ProjectAnswer = z.object({ project: TaskProject });
export type ProjectAnswer = z.infer<typeof ProjectAnswer>;

/** `withTasks`: bins its tasks; otherwise they stay, without a project. */
export const ProjectToDelete = z.object({ id: Id, withTasks: z.optional(z.boolean()) });
export type ProjectToDelete = z.input<typeof ProjectToDelete>;

export const DatedQuery = z.object({ from: IsoDate, to: IsoDate });
export type DatedQuery = z.input<typeof DatedQuery>;

export const DatedTask = z.object({
  id: z.int(),
  title: z.string(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  /** `HH:mm`; null: at any time of the day. */
  time: z.nullable(z.string()),
  isCompleted: z.boolean(),
  link: z.string(),
});
export type DatedTask = z.infer<typeof DatedTask>;
