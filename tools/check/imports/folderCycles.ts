/** One file that imports another; paths with forward slashes. */
interface ImportEdge {
  from: string;
  to: string;
}

/** Neighbours in one folder, at least one of them a subfolder, that import each other in a circle. */
interface FolderCycle {
  folder: string;
  members: string[];
  /** An import of each member from another one. */
  examples: ImportEdge[];
}

type Neighbours = Map<string, Map<string, ImportEdge>>;

/** Where two paths part: their last common folder, and the name in it that each goes through. */
function part({ from, to }: ImportEdge) {
  const [one, other] = [from.split('/'), to.split('/')];
  const at = one.findIndex((name, index) => name !== other[index]);
  const [member, target] = [one[at], other[at]];
  return member && target ? { folder: one.slice(0, at).join('/'), member, target } : undefined;
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

const hasFolder = ({ folder, examples }: FolderCycle) =>
  examples.some(({ from }) => from.slice(folder ? folder.length + 1 : 0).includes('/'));

/**
 * Every circle of imports between neighbours, in whatever folder; those of files alone are file cycles. A folder means all that is in it, so a file in
 * a folder and a file two folders below another one make a circle of these folders too.
 */
export const folderCycles = (edges: readonly ImportEdge[]): FolderCycle[] =>
  [...neighboursByFolder(edges)].flatMap(([folder, neighbours]) => cyclesOf(folder, neighbours)).filter(hasFolder);

/** A circle in a sentence, with an import of each member. */
export const describeCycle = ({ folder, members, examples }: FolderCycle): string =>
  [
    `${folder || 'the root'}: ${members.join(', ')} import each other in a circle`,
    ...examples.map(({ from, to }) => `  ${from} → ${to}`),
  ].join('\n');
