import { type BackendStore, defineTable, eq, oneOf, type Person, peopleTable } from '@atrium/backend';
import type { ProfilePerson } from '../../api/profile/schemas';

export type Thing = `${'post' | 'comment' | 'poll' | 'page' | 'feed' | 'suggestion'}:${number}`;

/** Like, follow or poll answer of a person. The id is `2:post:7`. */
export interface Mark {
  id: string;
  owner: number;
  thing: string;
  choice: string;
}

const isSet = 'yes';

const toAnswer = (thing: string, choice: string): string => `${thing}:${choice}`;
const markId = (owner: number, thing: Thing): string => `${owner}:${thing}`;

export const marksTable = defineTable<Mark>()({
  name: 'marks',
  id: 'text',
  columns: { owner: 'number', thing: 'text' },
  derived: { answer: ['text', ({ thing, choice }) => toAnswer(thing, choice)] },
  indexes: [['owner'], ['thing', 'id'], ['thing', 'answer']],
});

/** Sets or, with null, removes a mark; idempotent. */
export async function setMark(store: BackendStore, owner: number, thing: Thing, choice: string | null): Promise<void> {
  const marks = store.table(marksTable);
  const id = markId(owner, thing);
  if (choice === null) await marks.delete(id);
  else await marks.put({ id, owner, thing, choice });
}

/** Sets a toggle; without a value it is inverted. */
export async function switchMark(
  store: BackendStore,
  owner: number,
  thing: Thing,
  isOn: boolean | null | undefined,
): Promise<void> {
  const isWanted = isOn ?? !(await store.table(marksTable).get(markId(owner, thing)));
  await setMark(store, owner, thing, isWanted ? isSet : null);
}

/** A person's own choice of each thing that they have marked. */
export async function readOwnMarks(
  store: BackendStore,
  self: Pick<Person, 'id'> | undefined,
  things: readonly Thing[],
): Promise<Map<string, string>> {
  const own = self ? await store.table(marksTable).getMany(things.map((thing) => markId(self.id, thing))) : [];
  return new Map(own.map(({ thing, choice }) => [thing, choice]));
}

export interface Marks {
  /** The person's own choices, by thing. */
  own: ReadonlyMap<string, string>;
  count(thing: Thing, choice?: string): number;
  /** People who made this choice, in order. */
  people(thing: Thing, choice?: string): ProfilePerson[];
}

/** Marks of everybody: all are counted, and people are named for up to 1,000 of them. */
export async function readMarks(
  store: BackendStore,
  self: Pick<Person, 'id'> | undefined,
  things: readonly Thing[],
): Promise<Marks> {
  const table = store.table(marksTable);
  const [own, counts, marks] = await Promise.all([
    readOwnMarks(store, self, things),
    table.groupBy('answer', oneOf('thing', things)).count(),
    table.find({
      where: oneOf(
        'thing',
        things.filter((thing) => !thing.startsWith('comment:')),
      ),
    }),
  ]);
  const people = await readPeople(
    store,
    marks.map(({ owner }) => owner),
  );
  return {
    own,
    count: (thing, choice = isSet) => counts.get(toAnswer(thing, choice)) ?? 0,
    people: (thing, choice = isSet) =>
      marks
        .filter((mark) => mark.thing === thing && mark.choice === choice)
        .flatMap(({ owner }) => people.get(owner) ?? []),
  };
}

/** How people are shown today, by id. */
export async function readPeople(store: BackendStore, ids: readonly number[]): Promise<Map<number, ProfilePerson>> {
  const people = await store.table(peopleTable).getMany(ids);
  return new Map(people.map(({ id, avatar, fullName }) => [id, { avatar, username: fullName }]));
}

export async function forgetMarks(store: BackendStore, owner: number): Promise<void> {
  const marks = store.table(marksTable);
  for await (const { id } of marks.each(eq('owner', owner))) await marks.delete(id);
}
