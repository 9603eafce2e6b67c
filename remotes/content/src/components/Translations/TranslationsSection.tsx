import { useCan } from '@atrium/sdk';
import { Alert, Button, Pill, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContentItem, Translation } from '../../api/schemas';
import { useCheckTranslationMutation, useGetTranslationsQuery } from '../../api/translationsApi';
import { languageName } from '../../model/languageName';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { useRejectionText } from '../../state/useRejectionText';
import { StatusPill } from '../Item/StatusPill';
import { AddTranslation } from './AddTranslation';
import styles from './Translations.module.css';

type Item = Pick<ContentItem, 'id' | 'locale' | 'authorId' | 'rev' | 'status'>;

interface TranslationsSectionProps {
  item: Item;
  /** Saves what is written: a translation begins with it. @returns null on failure */
  onSettle: () => Promise<unknown>;
}

/** The item in its other languages: their states, and what is behind the source. */
export default function TranslationsSection({ item, onSettle }: TranslationsSectionProps) {
  const { t } = useTranslation('content');
  const can = useCan();
  const { data } = useGetTranslationsQuery(item.id);
  if (!data) return null;
  const { translations } = data;
  const [source] = translations;
  const own = translations.find(({ id }) => id === item.id);
  const mayAdd = can({ action: 'create', subject: 'Content' }) && item.status !== 'archived';
  return (
    <section aria-label={t('translation.title')}>
      <h2 className={styles.heading}>{t('translation.title')}</h2>
      {own?.isOutdated && source && <Behind item={item} own={own} source={source} />}
      {translations.length > 1 && (
        <ul className={styles.list}>
          {translations.map((one) => (
            <TranslationRow key={one.id} translation={one} isOpen={one.id === item.id} />
          ))}
        </ul>
      )}
      {mayAdd && <AddTranslation id={item.id} taken={translations.map(({ locale }) => locale)} onSettle={onSettle} />}
    </section>
  );
}

function TranslationRow({ translation, isOpen }: { translation: Translation; isOpen: boolean }) {
  const { t, i18n } = useTranslation('content');
  const { id, locale, title, translatedVersion, isOutdated } = translation;
  const language = languageName(locale, i18n.language);
  return (
    <li className={styles.row} aria-current={isOpen || undefined}>
      {isOpen ? (
        <span className={styles.language}>{language}</span>
      ) : (
        <Link to={`/content/items/${id}`} className={styles.language}>
          {language}
        </Link>
      )}
      {translatedVersion === null && <Pill>{t('translation.source')}</Pill>}
      <StatusPill item={translation} />
      {isOutdated && <Pill tone="amber">{t('translation.outdated')}</Pill>}
      {!isOpen && (
        <span className={styles.title} lang={locale} dir="auto">
          {title || t('untitled')}
        </span>
      )}
    </li>
  );
}

/** Readers of the source have a newer version than this one was translated from. */
function Behind({ item, own, source }: { item: Item; own: Translation; source: Translation }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const actor = useActor();
  const explain = useRejectionText();
  const [check, { isLoading }] = useCheckTranslationMutation();
  const agree = async () => {
    const { error } = await check({ id: item.id, rev: item.rev });
    if (error) toast.error(explain(error));
    else toast.success(t('translation.checked'));
  };
  return (
    <div className={styles.behind}>
      <Alert
        type="warning"
        title={t('translation.behind', { live: source.publishedVersion, version: own.translatedVersion ?? 0 })}
      />
      <Link to={`/content/items/${source.id}?tab=versions`}>{t('translation.seeChanges')}</Link>
      {(isEditor(actor) || item.authorId === actor.id) && (
        <Button size="small" loading={isLoading} onClick={() => void agree()}>
          {t('translation.agree')}
        </Button>
      )}
    </div>
  );
}
