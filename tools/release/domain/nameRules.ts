import { nearest, suggestion } from '../../../shared/build/nearest';
import { userRoles } from '../../../shared/contract/account';
import { hostCounts, hostSubjects, hostTopics } from '../../../shared/contract/hostPages';
import type { AppManifest, Permission } from '../../../shared/contract/manifest';
import { menuItems } from '../../../shared/contract/rules';

/** One rule: sentences about names of a manifest that nothing has, whatever would be live with it; none when all is well. */
type NameRule = (manifest: AppManifest, others: readonly AppManifest[], hostSlots: readonly string[]) => string[];

/** A manifest gives the roles that every product starts with their first rights. */
const rolesAreKnown: NameRule = ({ grants = [], slots = [] }) => {
  const named = [
    ...grants.map(({ role }, index): [string, string] => [`manifest.grants[${index}]`, role]),
    ...slots.flatMap(({ id, widget }) =>
      (widget?.roles ?? []).map((role): [string, string] => [`The widget "${id}"`, role]),
    ),
  ];
  return named
    .filter(([, role]) => !userRoles.some((one) => one === role))
    .map(
      ([place, role]) =>
        `${place} names the role "${role}", which no product starts with.${suggestion(role, userRoles)}`,
    );
};

type Named = [place: string, permission: Permission | undefined];

/** Every permission that a manifest asks for or gives, with its place. */
const permissionsIn = (manifest: AppManifest): Named[] => {
  const { paths, search = [], commands = [], actions = {}, slots = [], grants = [] } = manifest;
  const of = (kind: string, entries: readonly { id: string; requires?: Permission }[]) =>
    entries.map(({ id, requires }): Named => [`The ${kind} "${id}"`, requires]);
  return [
    ...paths.map(({ path, requires }): Named => [`The path "${path}"`, requires]),
    ...of('menu entry', menuItems(manifest)),
    ...of('search entry', search),
    ...of('command', commands),
    ...Object.entries(actions).map(([id, { requires }]): Named => [`The action "${id}"`, requires]),
    ...of('slot offer', slots),
    ...grants.map((grant, index): Named => [`manifest.grants[${index}]`, grant]),
  ];
};

const subjectsOf = ({ subjects = [] }: AppManifest) => subjects;

const subjectsAreKnown: NameRule = (manifest, others) => {
  const known = [...new Set([...subjectsOf(manifest), ...others.flatMap(subjectsOf), ...hostSubjects])];
  return permissionsIn(manifest).flatMap(([place, permission]) =>
    permission === undefined || known.includes(permission.subject)
      ? []
      : [
          `${place} names the subject "${permission.subject}", which no live app has: add it to "subjects".${suggestion(permission.subject, known)}`,
        ],
  );
};

const commonActions = ['read', 'create', 'update', 'delete', 'manage'];

const actionsAreKnown: NameRule = (manifest, others) => {
  const named = [manifest, ...others].flatMap(({ rights = [] }) => rights.flatMap(({ actions = [] }) => actions));
  const known = [...new Set([...commonActions, ...named])];
  return permissionsIn(manifest).flatMap(([place, permission]) =>
    permission === undefined || known.includes(permission.action)
      ? []
      : [
          `${place} names "${permission.action}", which nobody may do with "${permission.subject}": add it to the "actions" of its "rights".${suggestion(permission.action, known)}`,
        ],
  );
};

const countsOf = ({ backend }: AppManifest) => Object.keys({ ...backend?.counts, ...backend?.personalCounts });

const badgesAreCounted: NameRule = (manifest, others) => {
  const known = [...countsOf(manifest), ...others.flatMap(countsOf), ...hostCounts];
  return [...menuItems(manifest), ...(manifest.slots ?? [])].flatMap(({ id, badge }) =>
    badge === undefined || known.includes(badge)
      ? []
      : [
          `The badge of "${id}" shows the count "${badge}", which no live app keeps: add it to "counts" of "backend".${suggestion(badge, known)}`,
        ],
  );
};

/** The host sends some topics; those of apps begin with their ids, or with `account`. */
const topicsAreSent: NameRule = (manifest, others) => {
  const owners = ['account', manifest.id, ...others.map(({ id }) => id)];
  const isSent = (topic: string) =>
    hostTopics.some((known) => known === topic) ||
    (owners.some((owner) => topic.startsWith(`${owner}.`)) && nearest(topic, hostTopics) === undefined);
  return (manifest.backend?.listens ?? [])
    .filter((topic) => !isSent(topic))
    .map(
      (topic) =>
        `"listens" names "${topic}", which neither the host nor a live app sends.${suggestion(topic, hostTopics)}`,
    );
};

/** Where a place of a slot is: one of the shell, or of a live app, which says in `places` which it has. */
export function placeIssue(
  slot: string,
  apps: readonly AppManifest[],
  hostSlots: readonly string[],
): string | undefined {
  if (hostSlots.includes(slot)) return undefined;
  const owner = apps.find(({ id }) => slot.startsWith(`${id}.`));
  const places = apps.flatMap(({ places: own = [] }) => own.map((place) => place.slot));
  if (owner && (!owner.places || places.includes(slot))) return undefined;
  const meant = nearest(slot, [...hostSlots, ...places]);
  const cure = meant ? `did you mean "${meant}"?` : `there are ${[...hostSlots, ...places].join(', ')}.`;
  return `"${slot}", which is no place of the shell or of a live app: ${cure}`;
}

const slotPlacesExist: NameRule = (manifest, others, hostSlots) =>
  (manifest.slots ?? []).flatMap(({ id, slot }) => {
    const issue = placeIssue(slot, [manifest, ...others], hostSlots);
    return issue ? [`The slot offer "${id}" fills ${issue}`] : [];
  });

const rules: readonly NameRule[] = [
  rolesAreKnown,
  subjectsAreKnown,
  actionsAreKnown,
  badgesAreCounted,
  topicsAreSent,
  slotPlacesExist,
];

/** Names of roles, subjects, actions, counts, topics and slots in a manifest that nothing has, a sentence each. */
export const nameIssues: NameRule = (...given) => rules.flatMap((rule) => rule(...given));
