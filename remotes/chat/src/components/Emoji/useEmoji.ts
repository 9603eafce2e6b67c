import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Emoji, readEmoji } from '../../model/emoji';

const loadNames: Record<string, () => Promise<{ default: string[] }>> = {
  de: () => import('./data/de.json'),
  en: () => import('./data/en.json'),
  fr: () => import('./data/fr.json'),
  pt: () => import('./data/pt.json'),
};

/** Emoji by group; null if they cannot be loaded. */
export function useEmoji(): Emoji[][] | null | undefined {
  const { language } = useTranslation('chat').i18n;
  const [groups, setGroups] = useState<Emoji[][] | null>();
  useEffect(() => {
    let isWanted = true;
    const load = loadNames[language] ?? loadNames.en;
    Promise.all([load?.(), import('./data/shortCodes.json')])
      .then(([names, codes]) => {
        if (isWanted) setGroups(readEmoji(names?.default ?? [], codes.default));
      })
      .catch(() => {
        if (isWanted) setGroups(null);
      });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return groups;
}
