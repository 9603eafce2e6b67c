/** Each path above another, itself first: `/apps/notes/3`, `/apps/notes`, `/apps`. */
function pathsFrom(path: string): string[] {
  const plain = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
  const paths: string[] = [];
  for (let end = plain.length; end > 0; end = plain.lastIndexOf('/', end - 1)) paths.push(plain.slice(0, end));
  return paths;
}

/** Owners of path prefixes; a look-up takes as long as the path is deep, however many backends there are. */
export class PrefixTable {
  readonly #owners = new Map<string, string>();
  readonly #below = new Map<string, Set<string>>();

  /** A prefix of another owner that lies under one of these, or over it. */
  taken(id: string, prefixes: readonly string[]): { prefix: string; owner: string } | undefined {
    for (const own of prefixes)
      for (const prefix of [...pathsFrom(own), ...(this.#below.get(own) ?? [])]) {
        const owner = this.#owners.get(prefix);
        if (owner !== undefined && owner !== id) return { prefix, owner };
      }
    return undefined;
  }

  add(id: string, prefixes: readonly string[]): void {
    for (const prefix of prefixes) {
      this.#owners.set(prefix, id);
      for (const path of pathsFrom(prefix)) {
        const below = this.#below.get(path);
        if (below) below.add(prefix);
        else this.#below.set(path, new Set([prefix]));
      }
    }
  }

  remove(prefixes: readonly string[]): void {
    for (const prefix of prefixes) {
      this.#owners.delete(prefix);
      for (const path of pathsFrom(prefix)) this.#below.get(path)?.delete(prefix);
    }
  }

  /** The backend that answers calls to a path; of several prefixes above it, the longest counts. */
  ownerOf(path: string): string | undefined {
    for (const above of pathsFrom(path)) {
      const owner = this.#owners.get(above);
      if (owner !== undefined) return owner;
    }
    return undefined;
  }
}
