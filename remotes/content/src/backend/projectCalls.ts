import {
  and,
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  eq,
  ne,
  not,
  ok,
  oneOf,
  peopleTable,
  type Rejection,
  readList,
  rejectField,
  rejectStale,
  search,
  toFilter,
  unknown,
} from '@atrium/backend';
import {
  ItemId,
  type ListedProject,
  type Project,
  ProjectAnswer,
  ProjectPage,
  ProjectQuery,
  ProjectToAdd,
  ProjectUpdate,
} from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { countStages } from '../model/projectProgress';
import { readPeople } from './actor';
import { itemsTable } from './itemTables';
import { projectsTable } from './tables';

const defaultPerPage = 20;

async function readProgress(
  store: BackendStore,
  projects: readonly Project[],
): Promise<(project: Project) => ListedProject> {
  const items = store.table(itemsTable);
  const inThese = oneOf(
    'projectId',
    projects.map(({ id }) => id),
  );
  const [byStatus, openByAuthor, schedules, personOf] = await Promise.all([
    items.groupBy('projectStatus', inThese).count(),
    items.groupBy('projectAuthor', and(inThese, not(oneOf('status', ['published', 'archived'])))).count(),
    items.groupBy('projectSchedule', and(inThese, eq('status', 'scheduled'))).count(),
    readPeople(
      store,
      projects.flatMap(({ memberIds }) => memberIds),
    ),
  ]);
  const planned = [...schedules.keys()].map((key) => String(key).split(' '));
  return (project) => {
    const inProject = <T>(counts: ReadonlyMap<T | string, number>, value: string | number) =>
      counts.get(`${project.id} ${value}`) ?? 0;
    const times = planned.flatMap(([id, at]) => (id === String(project.id) && at ? [at] : []));
    return {
      ...project,
      members: project.memberIds.flatMap((id) => {
        const person = personOf(id);
        return person ? [{ ...person, open: inProject(openByAuthor, id) }] : [];
      }),
      counts: countStages((status) => inProject(byStatus, status)),
      nextAt: times.sort()[0] ?? null,
    };
  };
}

const toAnswer = async (store: BackendStore, project: Project): Promise<ProjectAnswer> => ({
  project: (await readProgress(store, [project]))(project),
});

async function rejectFields(
  store: BackendStore,
  { name, memberIds = [] }: { name?: string | undefined; memberIds?: number[] | undefined },
  exceptId = 0,
): Promise<Rejection | null> {
  const [others, members] = await Promise.all([
    name === undefined
      ? 0
      : store.table(projectsTable).count(and<'id' | 'nameKey'>(eq('nameKey', name.toLowerCase()), ne('id', exceptId))),
    store.table(peopleTable).getMany(memberIds),
  ]);
  if (others > 0) return rejectField('name', 'Another project has this name.', 'taken');
  return members.length < new Set(memberIds).size ? rejectField('memberIds', 'No such person', 'unknown') : null;
}

export const projectCalls: BackendCall[] = [
  answerCall(sectionCalls.getProjects, {
    summary: 'Projects with their people and progress, the one that is due first at first',
    input: ProjectQuery,
    answer: ProjectPage,
    subject: 'Project',
    async handle(store, { input }) {
      const state = toFilter(input.state);
      const where = and(state !== undefined && eq('isArchived', state === 'archived'), search(input.q));
      const query = { where, orderBy: [asc('dueAt')] };
      const paging = { ...input, page: input.page ?? 1 };
      const { rows, total } = await readList(store, store.table(projectsTable), query, paging, defaultPerPage);
      return ok({ projects: rows.map(await readProgress(store, rows)), total });
    },
  }),
  answerCall(sectionCalls.getProject, {
    summary: 'A project with its people and progress',
    input: ItemId,
    answer: ProjectAnswer,
    subject: 'Project',
    rejections: [404],
    async handle(store, { input: { id } }) {
      const project = await store.table(projectsTable).get(id);
      return project ? ok(await toAnswer(store, project)) : unknown('project');
    },
  }),
  answerCall(sectionCalls.addProject, {
    summary: 'Begin a project',
    input: ProjectToAdd,
    answer: ProjectAnswer,
    success: [201],
    subject: 'Project',
    action: 'create',
    async handle(store, { input: { name, note = '', tone = 'accent', memberIds = [], dueAt = null } }) {
      const rejection = await rejectFields(store, { name, memberIds });
      if (rejection) return rejection;
      const table = store.table(projectsTable);
      const id = await table.nextId();
      const project = await table.put({ id, name, note, tone, memberIds, dueAt, archivedAt: null, rev: 0 });
      return created(await toAnswer(store, project));
    },
  }),
  answerCall(sectionCalls.updateProject, {
    summary: 'Change a project, archive it, or bring it back',
    input: ProjectUpdate,
    answer: ProjectAnswer,
    subject: 'Project',
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev, isArchived, ...sent } }) {
      const table = store.table(projectsTable);
      const before = await table.get(id);
      if (!before) return unknown('project');
      const rejection = rejectStale(before, rev) ?? (await rejectFields(store, sent, id));
      if (rejection) return rejection;
      const given: Partial<Project> = Object.fromEntries(
        Object.entries(sent).filter(([, value]) => value !== undefined),
      );
      const archivedAt = isArchived ? (before.archivedAt ?? new Date(store.now()).toISOString()) : null;
      const project = await table.put({ ...before, ...given, ...(isArchived !== undefined && { archivedAt }) });
      return ok(await toAnswer(store, project));
    },
  }),
];
