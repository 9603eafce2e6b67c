/** Runs one holder of a name at a time, over all tabs of the browser: the part of the Web Locks API that is used. */
export interface Locks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

/** The browser's locks; on an insecure origin, which has none, nobody waits. */
export const pageLocks: Locks = {
  request: async (name, run) => ('locks' in navigator ? navigator.locks.request(name, run) : run()),
};
