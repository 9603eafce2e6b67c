import {
  answerCall,
  type BackendCall,
  type BackendStore,
  byValue,
  created,
  createRowSearch,
  findRows,
  ok,
  peopleKey,
  type Rejection,
  rejectField,
  rejectStale,
  selectPage,
  toFilter,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type ContentItem,
  ItemId,
  type ListedProject,
  type Project,
  ProjectAnswer,
  ProjectPage,
  ProjectQuery,
  ProjectToAdd,
  ProjectUpdate,
} from '../api/schemas';
import { countStages } from '../model/projectProgress';
import { personRef } from './actor';
import { groupRows } from './groupRows';
import { itemsKey, projectsKey } from './tables';

const defaultPerPage = 20;
const itemsIn = groupRows<ContentItem, number | null>(({ projectId }) => projectId);
const search = createRowSearch<Project>(({ name, note }) => [name, note]);
const byDueDay = byValue<Project>(({ dueAt }) => dueAt, 'asc', 'asc');

const isOpen = ({ status }: ContentItem) => status !== 'published' && status !== 'archived';

function toListedProject(store: BackendStore, project: Project): ListedProject {
  const items = itemsIn(store.table(itemsKey).all(), project.id);
  const planned = items.flatMap(({ status, scheduledAt }) =>
    status === 'scheduled' && scheduledAt ? [scheduledAt] : [],
  );
  return {
    ...project,
    members: project.memberIds.flatMap((id) => {
      const person = personRef(store, id);
      const open = items.filter((item) => item.authorId === id && isOpen(item)).length;
      return person ? [{ ...person, open }] : [];
    }),
    counts: countStages(items),
    nextAt: planned.sort()[0] ?? null,
  };
}

const sameName = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

function rejectFields(
  store: BackendStore,
  { name, memberIds }: { name?: string | undefined; memberIds?: number[] | undefined },
  exceptId?: number,
): Rejection | null {
  const others = store
    .table(projectsKey)
    .all()
    .filter(({ id }) => id !== exceptId);
  if (name !== undefined && others.some((project) => sameName(project.name, name)))
    return rejectField('name', 'Another project has this name.', 'taken');
  return memberIds?.some((id) => !store.table(peopleKey).get(id))
    ? rejectField('memberIds', 'No such person', 'unknown')
    : null;
}

export const projectCalls: BackendCall[] = [
  answerCall(calls.getProjects, {
    summary: 'Projects with their people and progress, the one that is due first at first',
    input: ProjectQuery,
    answer: ProjectPage,
    subject: 'Project',
    handle(store, { input }) {
      const rows = store.table(projectsKey).all();
      const matches = search(rows, input.q);
      const state = toFilter(input.state);
      const found = findRows(
        rows,
        ({ archivedAt }, place) =>
          (state === undefined || (state === 'archived') === (archivedAt !== null)) && matches(place),
      );
      const page = selectPage(found, byDueDay, input, defaultPerPage);
      return ok({ projects: page.map((project) => toListedProject(store, project)), total: found.places.length });
    },
  }),
  answerCall(calls.getProject, {
    summary: 'A project with its people and progress',
    input: ItemId,
    answer: ProjectAnswer,
    subject: 'Project',
    rejections: [404],
    handle(store, { input: { id } }) {
      const project = store.table(projectsKey).get(id);
      return project ? ok({ project: toListedProject(store, project) }) : unknown('project');
    },
  }),
  answerCall(calls.addProject, {
    summary: 'Begin a project',
    input: ProjectToAdd,
    answer: ProjectAnswer,
    success: [201],
    subject: 'Project',
    action: 'create',
    handle(store, { input: { name, note = '', tone = 'accent', memberIds = [], dueAt = null } }) {
      const rejection = rejectFields(store, { name, memberIds });
      if (rejection) return rejection;
      const table = store.table(projectsKey);
      const id = table.nextId();
      const project = table.put({ id, name, note, tone, memberIds, dueAt, archivedAt: null, rev: 0 });
      return created({ project: toListedProject(store, project) });
    },
  }),
  answerCall(calls.updateProject, {
    summary: 'Change a project, archive it, or bring it back',
    input: ProjectUpdate,
    answer: ProjectAnswer,
    subject: 'Project',
    action: 'update',
    rejections: [404, 409],
    handle(store, { input: { id, rev, isArchived, ...sent } }) {
      const table = store.table(projectsKey);
      const before = table.get(id);
      if (!before) return unknown('project');
      const rejection = rejectStale(before, rev) ?? rejectFields(store, sent, id);
      if (rejection) return rejection;
      const given: Partial<Project> = Object.fromEntries(
        Object.entries(sent).filter(([, value]) => value !== undefined),
      );
      const archivedAt = isArchived ? (before.archivedAt ?? new Date(store.now()).toISOString()) : null;
      const project = table.put({ ...before, ...given, ...(isArchived !== undefined && { archivedAt }) });
      return ok({ project: toListedProject(store, project) });
    },
  }),
];
