// Written by each run of the benchmark, from the manifests of all remotes.
declare module 'bench/modules' {
  export const modules: Record<string, () => Promise<unknown>>;
}
