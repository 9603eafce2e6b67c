import {
  answerCall,
  created,
  Done,
  done,
  eq,
  has,
  ok,
  reject,
  rejectField,
  rejectStale,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { changeTasks, projectsTable, tagsTable } from './tables';
import { allTags, isFirst, toTagId } from './tags';

/** Default colour. */
const plainTone = 'neutral';

const noName = () => rejectField('name', 'This field is required.');

const sameName = (a: string | null, b: string) => a?.toLocaleLowerCase() === b.toLocaleLowerCase();

export const listCalls = [
  answerCall(calls.getTags, {
    summary: 'All tags, the five that are always there first',
    notes: 'One whose name is null is named by each language for itself.',
    answer: z.array(schemas.TaskTag),
    handle: async (store) => ok(await allTags(store)),
  }),
  answerCall(calls.saveTag, {
    summary: 'Add a tag, or with an id rename and colour one',
    envelope: 'tag',
    input: schemas.TagToSave,
    answer: schemas.TagAnswer,
    success: [200, 201],
    rejections: [404, 409],
    async handle(store, { input: { tag } }) {
      const tags = await allTags(store);
      const before = tags.find(({ id }) => id === tag.id);
      if (tag.id !== undefined && !before) return unknown('tag');
      const { name = before?.name ?? null, tone = before?.tone ?? plainTone } = tag;
      if (!before && !name) return noName();
      const stale = before && rejectStale(before, tag.rev);
      if (stale) return stale;
      if (name && tags.some((other) => other.id !== tag.id && sameName(other.name, name)))
        return rejectField('name', 'There is a tag of that name', 'taken');
      const id = tag.id ?? toTagId(tags, name ?? '');
      const stored = await store.table(tagsTable).put({ id, name, tone, rev: 0 });
      return before ? ok({ tag: stored }) : created({ tag: stored });
    },
  }),
  answerCall(calls.deleteTag, {
    summary: 'Delete a tag and take it off all tasks; the five that are always there stay',
    input: schemas.TagId,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { id } }) {
      if (isFirst(id)) return reject(400, 'This tag is always there');
      if (!(await store.table(tagsTable).get(id))) return unknown('tag');
      await store.table(tagsTable).delete(id);
      await changeTasks(store, has('tags', id), (task) => ({
        ...task,
        tags: task.tags.filter((tag) => tag !== id),
      }));
      return done();
    },
  }),
  answerCall(calls.getProjects, {
    summary: 'All projects by name',
    answer: z.array(schemas.TaskProject),
    async handle(store) {
      const { compare } = new Intl.Collator();
      return ok((await store.table(projectsTable).find()).sort((a, b) => compare(a.name, b.name)));
    },
  }),
  answerCall(calls.saveProject, {
    summary: 'Add a project, or with an id rename and colour one',
    envelope: 'project',
    input: schemas.ProjectToSave,
    answer: schemas.ProjectAnswer,
    success: [200, 201],
    rejections: [404, 409],
    async handle(store, { input: { project } }) {
      const projects = store.table(projectsTable);
      const all = await projects.find();
      const before = all.find(({ id }) => id === project.id);
      if (project.id !== undefined && !before) return unknown('project');
      const { name = before?.name, tone = before?.tone ?? plainTone } = project;
      if (!name) return noName();
      const stale = before && rejectStale(before, project.rev);
      if (stale) return stale;
      if (all.some((other) => other.id !== project.id && sameName(other.name, name)))
        return rejectField('name', 'There is a project of that name', 'taken');
      const stored = await projects.put({ id: before?.id ?? (await projects.nextId()), name, tone, rev: 0 });
      return before ? ok({ project: stored }) : created({ project: stored });
    },
  }),
  answerCall(calls.deleteProject, {
    summary: 'Delete a project; its tasks stay without one, or go into the bin with it',
    input: schemas.ProjectToDelete,
    answer: Done,
    action: 'delete',
    rejections: [404],
    async handle(store, { input: { id, withTasks = false } }) {
      if (!(await store.table(projectsTable).get(id))) return unknown('project');
      await store.table(projectsTable).delete(id);
      await changeTasks(store, eq('projectId', id), (task) => ({
        ...task,
        projectId: null,
        isDeleted: task.isDeleted || withTasks,
      }));
      return done();
    },
  }),
];
