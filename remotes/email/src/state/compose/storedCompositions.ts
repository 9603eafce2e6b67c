import type { KeyValueStore } from '@atrium/sdk';
import { createStoredDraft } from '@atrium/sdk/autosave';
import type { Composition, MailContent } from '../../model/composition';
import { writingKey } from './unsent';

const isContent = (value: unknown): value is MailContent =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'cc', 'bcc', 'attachments', 'labels'].every((part) => Array.isArray(Reflect.get(value, part))) &&
  ['subject', 'html', 'quote'].every((part) => typeof Reflect.get(value, part) === 'string') &&
  typeof Reflect.get(value, 'typed') === 'object';

const isComposition = (value: unknown): value is Composition => isContent(value) && 'key' in value && 'size' in value;

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

export type StoredCompositions = ReturnType<typeof createStoredCompositions>;

/**
 * Messages being composed, stored in this browser for the account at each keystroke, so that they survive a reload, a
 * crash, offline time or an expired session.
 */
export function createStoredCompositions(storage: KeyValueStore) {
  const index = createStoredDraft(storage, writingKey, isKeys);
  const at = (key: string) => createStoredDraft(storage, `${writingKey}.${key}`, isComposition);
  const savedAt = (key: string) => createStoredDraft(storage, `${writingKey}.${key}.saved`, isContent);
  // Read each time: other tabs write the index too.
  const keys = () => index.read() ?? [];
  return {
    keys,
    readSaved: (key: string) => savedAt(key).read(),
    storeSaved: (key: string, content: MailContent) => savedAt(key).write(content),
    store(composition: Composition) {
      const { key } = composition;
      if (at(key).write(composition) && !keys().includes(key)) index.write([...keys(), key]);
    },
    forget(key: string) {
      at(key).write(undefined);
      savedAt(key).write(undefined);
      const left = keys().filter((other) => other !== key);
      index.write(left.length > 0 ? left : undefined);
    },
    /** Last typed content, if the browser has all of it. */
    read: (key: string): Composition | undefined => (savedAt(key).read() ? at(key).read() : undefined),
  };
}
