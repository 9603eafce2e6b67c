import type { AppBackend } from '@atrium/backend';
import { isObject } from '@atrium/contract/host';

/** The default export of a backend module: the calls that an app answers. */
export const isBackend = (value: unknown): value is AppBackend => isObject(value) && Array.isArray(value.calls);
