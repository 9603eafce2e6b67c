import { type BackendStore, type Person, peopleKey, type TableKey } from '@atrium/backend';
import type { ProfilePerson } from '../../api/profile/schemas';

/** Like, follow or poll answer of a person. The id is `2:post:7`. */
export interface Mark {
  id: string;
  owner: number;
  thing: string;
  choice: string;
}

type Kind = 'post' | 'comment' | 'poll' | 'page' | 'feed' | 'suggestion';

export const marksKey: TableKey<Mark> = { name: 'marks' };

const isSet = 'yes';

const thingOf = (kind: Kind, id: number): string => `${kind}:${id}`;
const markId = (owner: number, thing: string): string => `${owner}:${thing}`;

/** Sets or, with null, removes a mark; idempotent. */
export function setMark(store: BackendStore, owner: number, [kind, id]: [Kind, number], choice: string | null): void {
  const thing = thingOf(kind, id);
  const marks = store.table(marksKey);
  if (choice === null) marks.delete(markId(owner, thing));
  else marks.put({ id: markId(owner, thing), owner, thing, choice });
}

/** Sets a toggle; without a value it is inverted. */
export function switchMark(store: BackendStore, owner: number, of: [Kind, number], isOn: boolean | null | undefined) {
  const wasOn = store.table(marksKey).get(markId(owner, thingOf(...of))) !== undefined;
  setMark(store, owner, of, (isOn ?? !wasOn) ? isSet : null);
}

export interface Marks {
  own(kind: Kind, id: number): string | null;
  isOwn(kind: Kind, id: number): boolean;
  /** People who made this choice, in order. */
  people(kind: Kind, id: number, choice?: string): ProfilePerson[];
}

export function readMarks(store: BackendStore, self: Pick<Person, 'id'> | undefined): Marks {
  const byThing = new Map<string, Mark[]>();
  for (const mark of store.table(marksKey).all()) {
    byThing.set(mark.thing, [...(byThing.get(mark.thing) ?? []), mark]);
  }
  const of = (kind: Kind, id: number): Mark[] => byThing.get(thingOf(kind, id)) ?? [];
  const own = (kind: Kind, id: number) => of(kind, id).find(({ owner }) => owner === self?.id)?.choice ?? null;
  return {
    own,
    isOwn: (kind, id) => own(kind, id) !== null,
    people: (kind, id, choice = isSet) =>
      of(kind, id)
        .filter((mark) => mark.choice === choice)
        .flatMap(({ owner }) => {
          const person = store.table(peopleKey).get(owner);
          return person ? [{ avatar: person.avatar, username: person.fullName }] : [];
        }),
  };
}

export function forgetMarks(store: BackendStore, owner: number): void {
  const marks = store.table(marksKey);
  for (const mark of marks.all()) if (mark.owner === owner) marks.delete(mark.id);
}
