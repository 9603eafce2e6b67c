import { Button, EmptyState, ErrorState, FoundCount, Highlight, LoadingRows, Pill } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSearchHelpQuery } from '../api/help/helpApi';
import type { HelpHit } from '../api/help/schemas';
import styles from './HelpHits.module.css';

/** Search text in the URL; typing replaces the history entry. */
export function useQuery() {
  const [params, setParams] = useSearchParams();
  return {
    q: params.get('q') ?? '',
    search: (next: string) =>
      setParams(
        (current) => {
          current.delete('q');
          if (next) current.set('q', next);
          return current;
        },
        { replace: true },
      ),
  };
}

function NothingMatches({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('pages');
  return (
    <EmptyState
      picture="search"
      title={t('search.nothing')}
      text={t('search.nothingText', { query: q })}
      action={<Button onClick={onClear}>{t('search.clear')}</Button>}
    />
  );
}

interface HelpHitsProps {
  q: string;
  onClear: () => void;
  /** A kind that is left out, unless nothing else is found. */
  except?: HelpHit['kind'];
}

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
      {!except && <FoundCount count={hits.length} />}
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
