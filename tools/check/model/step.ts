export interface CheckScope {
  root: string;
  /** The files that it is limited to, relative to the root; undefined for the whole repository. */
  files?: readonly string[];
}

export interface CheckStep {
  /** Problems, one sentence each; nothing when all is well. */
  run(scope: CheckScope): Promise<string[]>;
}

export function inScope({ files }: CheckScope): (file: string) => boolean {
  const covered = files && new Set(files);
  return (file) => !covered || covered.has(file);
}
