import type { AppBackend } from '../backend';
import { isObject } from '../contract/guards';

/** The default export of a backend module: the calls that an app answers. */
export const isBackend = (value: unknown): value is AppBackend => isObject(value) && Array.isArray(value.calls);
