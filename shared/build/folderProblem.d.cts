/** Why nothing can be built in a folder; undefined where it can be. */
export function folderProblem(folder: string): string | undefined;
