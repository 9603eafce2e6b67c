import type { TableKey } from '@atrium/backend';
import type { AutocompleteItem, Employee } from '../api';

export const titlesKey: TableKey<AutocompleteItem> = { name: 'titles' };
export const employeesKey: TableKey<Employee> = { name: 'employees' };
