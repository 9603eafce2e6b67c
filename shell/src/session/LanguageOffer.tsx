import { type Language, languages } from 'shared/contract';
import { usePage } from '../apps/ShellServices';
import { Button } from '../common/Button';
import styles from './AuthPage.module.css';

/** Said in the very language that it is about. */
const offers: Record<Language, string> = {
  en: 'Continue in English',
  de: 'Auf Deutsch weiterlesen',
  fr: 'Continuer en français',
  pt: 'Continuar em português',
};

/** The language of ours that the browser asks for first; undefined where it is none of them. */
const preferredLanguage = (wanted: readonly string[]): Language | undefined =>
  languages.find((language) => language === wanted[0]?.slice(0, 2).toLowerCase());

/** One line for people whose browser prefers another of our languages, until they have chosen one themselves. */
export function LanguageOffer() {
  const { languages: chosen, storage } = usePage().services;
  const preferred = preferredLanguage(navigator.languages);
  if (!preferred || preferred === chosen.get() || storage.getItem('language') !== null) return null;
  return (
    <p className={styles.after} lang={preferred}>
      <Button kind="link" onClick={() => void chosen.set(preferred)}>
        {offers[preferred]}
      </Button>
    </p>
  );
}
