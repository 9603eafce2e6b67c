import { answerCall, created, Done, done, ok, refuse, refuseField, unknown, z } from 'shared/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { changeTasks, projectsKey, tagsKey } from './tables';
import { allTags, isFirst, isTag, toTagId } from './tags';

const sameName = (a: string | null, b: string) => a?.toLocaleLowerCase() === b.toLocaleLowerCase();

/** The calls for tags and projects. */
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
    refusals: [404],
    handle(store, { input: { tag } }) {
      if (tag.id !== undefined && !isTag(store, tag.id)) return unknown('tag');
      if (allTags(store).some(({ id, name }) => id !== tag.id && sameName(name, tag.name)))
        return refuseField('name', 'There is a tag of that name', 'taken');
      const id = tag.id ?? toTagId(store, tag.name);
      const kept = store.table(tagsKey).put({ id, name: tag.name, tone: tag.tone, rev: 0 });
      return tag.id === undefined ? created({ tag: kept }) : ok({ tag: kept });
    },
  }),
  answerCall(calls.deleteTag, {
    summary: 'Delete a tag and take it off all tasks; the five that are always there stay',
    input: schemas.TagId,
    answer: Done,
    refusals: [404],
    handle(store, { input: { id } }) {
      if (isFirst(id)) return refuse(400, 'This tag is always there');
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
    refusals: [404],
    handle(store, { input: { project } }) {
      const projects = store.table(projectsKey);
      if (project.id !== undefined && !projects.get(project.id)) return unknown('project');
      if (projects.all().some(({ id, name }) => id !== project.id && sameName(name, project.name)))
        return refuseField('name', 'There is a project of that name', 'taken');
      const kept = projects.put({ ...project, id: project.id ?? projects.nextId(), rev: 0 });
      return project.id === undefined ? created({ project: kept }) : ok({ project: kept });
    },
  }),
  answerCall(calls.deleteProject, {
    summary: 'Delete a project; its tasks stay without one, or go into the bin with it',
    input: schemas.ProjectToDelete,
    answer: Done,
    action: 'delete',
    refusals: [404],
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
