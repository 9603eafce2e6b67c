import { Filter, Id, Ids, IsoTime, Paging, RecordChange, Rev, Text, z } from '@atrium/backend';
import { channelTones } from './choices';
import { PersonRef } from './terms';

export const Project = z.object({
  id: z.int(),
  name: z.string(),
  note: z.string(),
  tone: z.enum(channelTones),
  memberIds: z.array(z.int()),
  dueAt: z.nullable(z.string()),
  archivedAt: z.nullable(z.string()),
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type Project = z.infer<typeof Project>;

/** Items by stage of work; archived ones are in none. */
export const StageCounts = z.object({
  writing: z.int(),
  review: z.int(),
  ready: z.int(),
  failed: z.int(),
  out: z.int(),
});
export type StageCounts = z.infer<typeof StageCounts>;

const ProjectMember = z.extend(PersonRef, {
  /** Number of their items in the project that are not published. */
  open: z.int(),
});

export const ListedProject = z.extend(Project, {
  members: z.array(ProjectMember),
  counts: StageCounts,
  nextAt: z.nullable(z.string()),
});
export type ListedProject = z.infer<typeof ListedProject>;

/** `state`: active or archived; absent: both. */
export const ProjectQuery = z.object({ ...Paging.shape, q: Filter, state: Filter });
export type ProjectQuery = z.input<typeof ProjectQuery>;

export const ProjectPage = z.object({ projects: z.array(ListedProject), total: z.int() });
export type ProjectPage = z.infer<typeof ProjectPage>;

export const ProjectAnswer = z.object({ project: ListedProject });
export type ProjectAnswer = z.infer<typeof ProjectAnswer>;

const Fields = {
  name: Text.check(z.maxLength(80)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(400))),
  tone: z.optional(z.enum(channelTones)),
  memberIds: z.optional(Ids),
  dueAt: z.nullish(IsoTime),
};

export const ProjectToAdd = z.object(Fields);
export type ProjectToAdd = z.input<typeof ProjectToAdd>;

/** Absent fields stay as they are. */
export const ProjectUpdate = z.object({
  ...Fields,
  id: Id,
  rev: Rev,
  name: z.optional(Fields.name),
  isArchived: z.optional(z.boolean()),
});
export type ProjectUpdate = z.input<typeof ProjectUpdate>;
