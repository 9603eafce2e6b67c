import type { AutocompleteItem, Employee, FoundFile, TableKey } from 'shared/api';

export const foundFilesKey: TableKey<Omit<FoundFile, 'link'> & { id: number }> = { name: 'foundFiles' };
export const titlesKey: TableKey<AutocompleteItem> = { name: 'titles' };
export const employeesKey: TableKey<Employee> = { name: 'employees' };
