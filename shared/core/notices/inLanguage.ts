import type { Language } from '@atrium/contract';
import type { CoreOptions } from '../options/CoreOptions';

interface Coded {
  title: string;
  text: string;
  code?: string;
  params?: Readonly<Record<string, string>> | undefined;
}

/** A notification in the reader's language; as the record has it where nobody translates its code. */
export const inLanguage = <T extends Coded>(
  { code = '', params = {}, ...notice }: T,
  language: Language,
  translate: CoreOptions['notificationText'],
) => ({ ...notice, ...translate?.(code, params, language) });
