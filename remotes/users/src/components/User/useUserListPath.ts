import { useListPath } from '@atrium/ui/table';

/** The address of the list with the filters and the page that it was left with. */
export const useUserListPath = (): string => useListPath('users', '/apps/user/list');
