import { ErrorState, Highlight, LoadingRows, Pill } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSearchHelpQuery } from '../../api/help/helpApi';
import type { HelpHit } from '../../api/help/schemas';
import { NothingMatches } from '../Search/NothingMatches';
import styles from './HelpHits.module.css';

interface HelpHitsProps {
  q: string;
  onClear: () => void;
  /** What the page shows by itself is left out; where nothing else is found, so is the rest. */
  except?: HelpHit['kind'];
}

/** What a search over all help has found: questions and articles, with what was found marked. */
export function HelpHits({ q, onClear, except }: HelpHitsProps) {
  const { t } = useTranslation('pages');
  const { currentData, error, refetch } = useSearchHelpQuery(q.trim());
  if (!currentData)
    return error ? (
      <ErrorState error={error} onRetry={refetch} title={t('hits.failed')} />
    ) : (
      <LoadingRows shape="line" rows={2} />
    );
  const hits = currentData.hits.filter(({ kind }) => kind !== except);
  if (hits.length === 0) return except ? null : <NothingMatches q={q} onClear={onClear} />;
  const words = currentData.words.join(' ');
  return (
    <section className={styles.hits} aria-labelledby="help-hits">
      <h2 id="help-hits" className={styles.title}>
        {t(except ? 'hits.more' : 'hits.title', { count: hits.length })}
      </h2>
      <ul className={styles.list}>
        {hits.map(({ kind, title, text, link }) => (
          <li key={link} className={styles.hit}>
            <p className={styles.name}>
              <Link to={link}>
                <bdi>
                  <Highlight text={title} query={words} />
                </bdi>
              </Link>{' '}
              <Pill tone={kind === 'article' ? 'accent' : 'neutral'}>{t(`hits.${kind}`)}</Pill>
            </p>
            <p className={styles.text} dir="auto">
              <Highlight text={text} query={words} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
