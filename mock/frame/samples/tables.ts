import type { AutocompleteItem, Employee } from 'shared/api';
import type { TableKey } from 'shared/backend';

export const titlesKey: TableKey<AutocompleteItem> = { name: 'titles' };
export const employeesKey: TableKey<Employee> = { name: 'employees' };
