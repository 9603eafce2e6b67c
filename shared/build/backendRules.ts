import type { AppManifest, BackendEntry } from '@atrium/contract';
import type { AppSources, Placed } from './appSources';
import { nearest, suggestion } from './nearest';

/** One rule: sentences about what manifest and sources say of each other; none when all is well. */
export type SourceRule = (manifest: AppManifest, sources: AppSources) => string[];

/** What an app hands to `defineBackend`, where it has a backend and writes it out. */
function backendOf({ backend }: AppManifest, sources: AppSources): { entry: BackendEntry; given: Placed } | undefined {
  const [call] = backend ? sources.callsOf('defineBackend') : [];
  const given = call && sources.meaning(sources.argument(call, 0));
  return backend && given && sources.keys(given) ? { entry: backend, given } : undefined;
}

const backendIsNamed: SourceRule = (manifest, sources) => {
  const { given } = backendOf(manifest, sources) ?? {};
  const id = sources.text(sources.property(given, 'id'));
  const subject = sources.text(sources.property(given, 'subject'));
  const { subjects = [] } = manifest;
  return [
    ...(given && id !== undefined && id !== manifest.id
      ? [`${given.file} names its backend "${id}": name it as the app, "${manifest.id}".`]
      : []),
    ...(given && subject !== undefined && !subjects.includes(subject)
      ? [
          `${given.file} asks for rights on "${subject}", which is none of the "subjects" of src/manifest.ts: nobody but an admin would have them.${suggestion(subject, subjects)}`,
        ]
      : []),
  ];
};

/** Parts of a backend that the manifest announces, since they are asked for before any code of the app is loaded. */
const announced = { search: 'searches', due: 'due' } as const;

const partsAreAnnounced: SourceRule = (manifest, sources) => {
  const backend = backendOf(manifest, sources);
  if (!backend) return [];
  const { entry, given } = backend;
  const keys = sources.keys(given) ?? [];
  return Object.entries(announced).flatMap(([part, flag]) => {
    const says = entry[flag as 'searches' | 'due'] === true;
    if (keys.includes(part) === says) return [];
    return says
      ? [`src/manifest.ts says "${flag}", and ${given.file} has no "${part}": add it there, or leave "${flag}" out.`]
      : [`${given.file} has "${part}", which nobody would ask: add "${flag}: true" to "backend" in src/manifest.ts.`];
  });
};

const messagesAreHeard: SourceRule = (manifest, sources) => {
  const backend = backendOf(manifest, sources);
  if (!backend) return [];
  const { entry, given } = backend;
  const { listens = [] } = entry;
  const listeners = sources.property(given, 'listeners');
  const keys = sources.keys(given)?.includes('listeners') ? sources.keys(listeners) : [];
  if (keys === undefined) return [];
  const known = keys.filter((key) => key !== undefined);
  const unheard = listens.filter((topic) => !known.includes(topic));
  const unnamed = known.filter((topic) => !listens.includes(topic));
  return [
    ...unnamed.map(
      (topic) =>
        `${given.file} listens to "${topic}", which "listens" of src/manifest.ts does not name: it would hear nothing.${suggestion(topic, unheard)}`,
    ),
    // A listener whose topic is computed may be that of any of them; one that is misspelt was named above.
    ...(unheard.length > keys.length - known.length ? unheard : [])
      .filter((topic) => nearest(topic, unnamed) === undefined)
      .map(
        (topic) =>
          `src/manifest.ts listens to "${topic}", for which ${given.file} has no listener: add one, or leave it out.`,
      ),
  ];
};

const countsAreKept: SourceRule = (manifest, sources) => {
  const backend = backendOf(manifest, sources);
  if (!backend) return [];
  const { entry, given } = backend;
  return (['counts', 'personalCounts'] as const).flatMap((kind) => {
    const has = sources.keys(given)?.includes(kind);
    const keys = has ? sources.keys(sources.property(given, kind)) : [];
    const kept = keys?.filter((key) => key !== undefined);
    if (!kept || kept.length < (keys?.length ?? 0)) return [];
    return Object.keys(entry[kind] ?? {})
      .filter((count) => !kept.includes(count))
      .map(
        (count) =>
          `src/manifest.ts has the count "${count}", which "${kind}" of ${given.file} does not keep: add it there, or leave it out.${suggestion(count, kept)}`,
      );
  });
};

const groupsAreAnswered: SourceRule = ({ backend }, sources) => {
  const titles = sources.valuesOf('groupTitle').map((value) => sources.text(value));
  const known = titles.filter((title) => title !== undefined);
  if (known.length === 0 || known.length < titles.length) return [];
  return (backend?.records ?? [])
    .filter(({ group }) => !known.includes(group))
    .map(
      ({ group }) =>
        `src/manifest.ts names the group of records "${group}", and the backend answers none of that "groupTitle".${suggestion(group, known)}`,
    );
};

const notificationsHaveTexts: SourceRule = ({ id, notifications = [] }, sources) => {
  const declared = notifications.map((one) => `${id}.${one.id}`);
  const sent = sources.callsOf('notify').flatMap((call) => {
    const code = sources.text(sources.property(sources.argument(call, 1), 'code'));
    return code === undefined ? [] : [{ code, file: call.file }];
  });
  return sent
    .filter(({ code }) => code.startsWith(`${id}.`) && !declared.includes(code))
    .map(
      ({ code, file }) =>
        `${file} sends the notification "${code}", of which "notifications" of src/manifest.ts has no texts: add "${code.slice(id.length + 1)}" there.${suggestion(code, declared)}`,
    );
};

/** The name of a call is somewhere in the backend, which answers it by that name. */
const callsAreAnswered: SourceRule = (manifest, sources) => {
  if (!backendOf(manifest, sources)) return [];
  const isInBackend = (file: string) => file.startsWith('src/backend');
  return sources
    .callsOf('defineCall')
    .flatMap(({ node, file }) => {
      const { parent } = node;
      return 'initializer' in parent && 'name' in parent ? [{ name: nameOf(parent.name), file }] : [];
    })
    .filter(({ name }) => name !== '' && !sources.filesWith(name).some(isInBackend))
    .map(
      ({ name, file }) =>
        `${file} states the call "${name}", which src/backend does not answer: add an answerCall() for it, or take it out.`,
    );
};

const nameOf = (name: unknown): string =>
  typeof name === 'object' && name !== null && 'text' in name && typeof name.text === 'string' ? name.text : '';

const restoredKindsExist: SourceRule = (manifest, sources) => {
  const { given } = backendOf(manifest, sources) ?? {};
  const kinds = sources.keys(sources.property(given, 'restores'));
  if (!kinds?.every((kind) => kind !== undefined)) return [];
  return sources.callsOf('restoreRequest').flatMap((call) => {
    const kind = sources.text(sources.argument(call, 0));
    return kind === undefined || kinds.includes(kind)
      ? []
      : [`${call.file} restores "${kind}", which is none of the "restores" of the backend.${suggestion(kind, kinds)}`];
  });
};

/** Columns by which rights are given; a record has each of them. */
const columnsExist: SourceRule = ({ rights = [], grants = [] }, sources) => {
  const columns = [
    ...rights.flatMap(({ subject, owner }) => (owner ? [{ subject, column: owner }] : [])),
    ...grants.flatMap(({ subject, conditions = {} }) => Object.keys(conditions).map((column) => ({ subject, column }))),
  ];
  const isOfRecords = (file: string) => /^src\/(api|backend|model)\b/.test(file);
  return columns
    .filter(({ column }) => !sources.filesWith(column).some(isOfRecords))
    .map(
      ({ subject, column }) =>
        `src/manifest.ts gives rights on "${subject}" by the column "${column}", which no record of the app has.`,
    );
};

export const backendRules: readonly SourceRule[] = [
  backendIsNamed,
  partsAreAnnounced,
  messagesAreHeard,
  countsAreKept,
  groupsAreAnswered,
  notificationsHaveTexts,
  callsAreAnswered,
  restoredKindsExist,
  columnsExist,
];
