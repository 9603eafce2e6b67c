import { useEffect } from 'react';
import { useOwnKey } from '../theme/account';

/** Last state of each list in this tab: page, order, search and filters, by the table's name. */
const useKey = (name: string): string => useOwnKey(`list.${name}`);

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, search: string): void {
  try {
    sessionStorage.setItem(key, search);
  } catch {
    // Without storage the way back leads to the beginning of the list.
  }
}

/** Remembers where the list on screen is. */
export function useListPlace(name: string, search: string): void {
  const key = useKey(name);
  useEffect(() => write(key, search), [key, search]);
}

/**
 * The address of a list as it was left in this tab, for the way back to it.
 * @param name the table's, as `useListPage()` has it
 * @param path the list's own address
 */
export function useListPath(name: string, path: string): string {
  const search = read(useKey(name));
  return search ? `${path}?${search}` : path;
}
