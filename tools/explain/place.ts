/** A place in the built files of a release. */
export interface BuiltPlace {
  /** `shell`, or the id of an app. */
  name: string;
  release: string;
  file: string;
  line: number;
  column: number;
}

const shape = /\/(?:shell|remotes\/([a-z][a-z0-9-]*))\/([^/\s]+)\/([^/\s]+\.js):(\d+):(\d+)$/;

/** Which place an address with line and column names; undefined for one outside of the releases. */
export function readPlace(address: string): BuiltPlace | undefined {
  const [found, name = 'shell', release = '', file = '', line, column] = shape.exec(address) ?? [];
  return found ? { name, release, file, line: Number(line), column: Number(column) } : undefined;
}
