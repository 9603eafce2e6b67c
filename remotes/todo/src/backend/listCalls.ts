import { answerCall, created, Done, done, ok, reject, rejectField, rejectStale, unknown, z } from '@atrium/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { changeTasks, projectsKey, tagsKey } from './tables';
import { allTags, isFirst, isTag, toTagId } from './tags';

/** Default colour. */
const plainTone = 'neutral';

const noName = () => rejectField('name', 'This field is required.');

const sameName = (a: string | null, b: string) => a?.toLocaleLowerCase() === b.toLocaleLowerCase();

export const listCalls = [
  answerCall(calls.getTags, {
    summary: 'All tags, the five that are always there first',
    notes: 'One whose name is null is named by each language for itself.',
    answer: z.array(schemas.TaskTag),
    handle: (store) => ok(allTags(store)),
  }),
  answerCall(calls.saveTag, {
    summary: 'Add a tag, or with an id rename and colour one',
    envelope: 'tag',
    input: schemas.TagToSave,
    answer: schemas.TagAnswer,
    success: [200, 201],
    rejections: [404, 409],
    handle(store, { input: { tag } }) {
      const tags = allTags(store);
      const before = tags.find(({ id }) => id === tag.id);
      if (tag.id !== undefined && !before) return unknown('tag');
      const { name = before?.name ?? null, tone = before?.tone ?? plainTone } = tag;
      if (!before && !name) return noName();
      const stale = before && rejectStale(before, tag.rev);
      if (stale) return stale;
      if (name && tags.some((other) => other.id !== tag.id && sameName(other.name, name)))
        return rejectField('name', 'There is a tag of that name', 'taken');
      const id = tag.id ?? toTagId(store, name ?? '');
      const stored = store.table(tagsKey).put({ id, name, tone, rev: 0 });
      return before ? ok({ tag: stored }) : created({ tag: stored });
    },
  }),
  answerCall(calls.deleteTag, {
    summary: 'Delete a tag and take it off all tasks; the five that are always there stay',
    input: schemas.TagId,
    answer: Done,
    rejections: [404],
    handle(store, { input: { id } }) {
      if (isFirst(id)) return reject(400, 'This tag is always there');
      if (!isTag(store, id)) return unknown('tag');
      store.table(tagsKey).delete(id);
      changeTasks(
        store,
        ({ tags }) => tags.includes(id),
        (task) => ({ ...task, tags: task.tags.filter((tag) => tag !== id) }),
      );
      return done();
    },
  }),
  answerCall(calls.getProjects, {
    summary: 'All projects by name',
    answer: z.array(schemas.TaskProject),
    handle(store) {
      const { compare } = new Intl.Collator();
      return ok([...store.table(projectsKey).all()].sort((a, b) => compare(a.name, b.name)));
    },
  }),
  answerCall(calls.saveProject, {
    summary: 'Add a project, or with an id rename and colour one',
    envelope: 'project',
    input: schemas.ProjectToSave,
    answer: schemas.ProjectAnswer,
    success: [200, 201],
    rejections: [404, 409],
    handle(store, { input: { project } }) {
      const projects = store.table(projectsKey);
      const before = project.id === undefined ? undefined : projects.get(project.id);
      if (project.id !== undefined && !before) return unknown('project');
      const { name = before?.name, tone = before?.tone ?? plainTone } = project;
      if (!name) return noName();
      const stale = before && rejectStale(before, project.rev);
      if (stale) return stale;
      if (projects.all().some((other) => other.id !== project.id && sameName(other.name, name)))
        return rejectField('name', 'There is a project of that name', 'taken');
      const stored = projects.put({ id: before?.id ?? projects.nextId(), name, tone, rev: 0 });
      return before ? ok({ project: stored }) : created({ project: stored });
    },
  }),
  answerCall(calls.deleteProject, {
    summary: 'Delete a project; its tasks stay without one, or go into the bin with it',
    input: schemas.ProjectToDelete,
    answer: Done,
    action: 'delete',
    rejections: [404],
    handle(store, { input: { id, withTasks = false } }) {
      if (!store.table(projectsKey).get(id)) return unknown('project');
      store.table(projectsKey).delete(id);
      changeTasks(
        store,
        ({ projectId }) => projectId === id,
        (task) => ({ ...task, projectId: null, isDeleted: task.isDeleted || withTasks }),
      );
      return done();
    },
  }),
];
