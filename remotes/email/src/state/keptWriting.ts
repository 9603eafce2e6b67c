import type { KeyValueStore } from '@atrium/sdk';
import type { Composition, MailContent } from '../model/composition';
import { writingKey } from './leftovers';

/** A mail as it was typed last, and what of it the API holds already. */
interface KeptWriting {
  composition: Composition;
  saved: MailContent;
}

const contentKey = (key: string) => `${writingKey}.${key}`;
const savedKey = (key: string) => `${writingKey}.${key}.saved`;

function read(storage: KeyValueStore, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function readIndex(storage: KeyValueStore): string[] {
  const keys = read(storage, writingKey);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

const isContent = (value: unknown): value is MailContent =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'cc', 'bcc', 'attachments', 'labels'].every((part) => Array.isArray(Reflect.get(value, part))) &&
  ['subject', 'html', 'quote'].every((part) => typeof Reflect.get(value, part) === 'string') &&
  typeof Reflect.get(value, 'typed') === 'object';

const isComposition = (value: unknown): value is Composition => isContent(value) && 'key' in value && 'size' in value;

/**
 * What is being written, in this browser for this account: kept at each key that is pressed, and at once, so that it is
 * there again after a reload, a crash, a time without a connection or without a session.
 */
export function createKeptWriting(storage: KeyValueStore) {
  /** What the browser has no room for is only with the API. */
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      // Nothing to do: the one kept before stays.
    }
  };
  return {
    keep(composition: Composition) {
      attempt(() => {
        storage.setItem(contentKey(composition.key), JSON.stringify(composition));
        const keys = readIndex(storage);
        // Another tab may have written the index at the same moment: it is looked at each time.
        if (!keys.includes(composition.key)) storage.setItem(writingKey, JSON.stringify([...keys, composition.key]));
      });
    },
    keepSaved: (key: string, saved: MailContent) =>
      attempt(() => storage.setItem(savedKey(key), JSON.stringify(saved))),
    forget(key: string) {
      storage.removeItem(contentKey(key));
      storage.removeItem(savedKey(key));
      const left = readIndex(storage).filter((other) => other !== key);
      if (left.length > 0) attempt(() => storage.setItem(writingKey, JSON.stringify(left)));
      else storage.removeItem(writingKey);
    },
    keys: () => readIndex(storage),
    read(key: string): KeptWriting | undefined {
      const composition = read(storage, contentKey(key));
      const saved = read(storage, savedKey(key));
      return isComposition(composition) && isContent(saved) ? { composition, saved } : undefined;
    },
  };
}

export type KeptWritings = ReturnType<typeof createKeptWriting>;
