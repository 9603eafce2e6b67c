/** An import between files; paths with forward slashes. */
export interface ImportEdge {
  from: string;
  to: string;
}

/** Folders of one parent, or a folder's own files and its subfolders, that import each other in a circle. */
export interface FolderCycle {
  folder: string;
  /** Names of subfolders; `.` stands for the files of the folder itself. */
  members: string[];
  examples: ImportEdge[];
}

type Neighbours = Map<string, Map<string, ImportEdge>>;

const ownFiles = '.';

/** The last common folder of two files, and the member of it that each belongs to. */
function part({ from, to }: ImportEdge) {
  const [one, other] = [from.split('/'), to.split('/')];
  const at = one.findIndex((name, index) => name !== other[index]);
  const memberOf = (path: readonly string[]) => (at === path.length - 1 ? ownFiles : path[at]);
  const [member, target] = [memberOf(one), memberOf(other)];
  return member && target && member !== target ? { folder: one.slice(0, at).join('/'), member, target } : undefined;
}

function neighboursByFolder(edges: readonly ImportEdge[]): Map<string, Neighbours> {
  const folders = new Map<string, Neighbours>();
  for (const edge of edges) {
    const found = part(edge);
    if (!found) continue;
    const neighbours: Neighbours = folders.get(found.folder) ?? new Map();
    const targets = neighbours.get(found.member) ?? new Map<string, ImportEdge>();
    if (!targets.has(found.target)) targets.set(found.target, edge);
    folders.set(found.folder, neighbours.set(found.member, targets));
  }
  return folders;
}

function reachedFrom(start: string, neighbours: Neighbours): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const target of neighbours.get(next)?.keys() ?? []) {
      if (!reached.has(target)) waiting.push(target);
      reached.add(target);
    }
  }
  return reached;
}

function cyclesOf(folder: string, neighbours: Neighbours): FolderCycle[] {
  const reach = new Map([...neighbours.keys()].map((name) => [name, reachedFrom(name, neighbours)]));
  const isInCircle = (name: string, other: string) =>
    Boolean(reach.get(name)?.has(other) && reach.get(other)?.has(name));
  const groups = [...reach.keys()]
    .filter((name) => isInCircle(name, name))
    .map((name) => [...reach.keys()].filter((other) => isInCircle(name, other)).sort());
  return groups
    .filter((members, index) => groups.findIndex(([first]) => first === members[0]) === index)
    .map((members) => ({
      folder,
      members,
      examples: members.flatMap((name) => {
        const targets = neighbours.get(name);
        const next = members.find((other) => other !== name && targets?.has(other));
        return (next && targets?.get(next)) || [];
      }),
    }));
}

/**
 * Every circle of folders, at each level. A folder is what lies in it with all below, so `a/x.ts` → `a/b/y.ts` → `a/z.ts`
 * is a circle of `a` and `a/b`.
 */
export const folderCycles = (edges: readonly ImportEdge[]): FolderCycle[] =>
  [...neighboursByFolder(edges)].flatMap(([folder, neighbours]) => cyclesOf(folder, neighbours));

/** Each circle with an import of every member. */
export const cycleProblems = (cycles: readonly FolderCycle[]): string[] =>
  cycles.map(({ folder, members, examples }) =>
    [
      `${folder}{${members.join(',')}} import each other in a circle: move what they share to a folder of its own`,
      ...examples.map(({ from, to }) => `  ${from} → ${to}`),
    ].join('\n'),
  );
