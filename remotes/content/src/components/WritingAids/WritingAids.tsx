import { Button, ProgressBar, useToast } from '@atrium/ui';
import type { TextPlaces } from '@atrium/ui/article';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetGlossaryQuery } from '../../api/glossaryApi';
import type { ContentItem, GlossaryTerm } from '../../api/schemas';
import { createTextCheck, type HintKind, hintKinds, type WritingHint } from '../../model/writing/checkText';
import { easeLevel } from '../../model/writing/readingEase';
import { useSliced } from '../../state/useSliced';
import { HintFilter } from './HintFilter';
import { HintRow } from './HintRow';
import styles from './WritingAids.module.css';

/** Milliseconds without a key after which a text is checked again. */
const rest = 600;
const pageSize = 10;
const noTerms: readonly GlossaryTerm[] = [];

interface WritingAidsProps {
  item: Pick<ContentItem, 'body' | 'locale'>;
  /** Null while there is no text on screen. */
  places: TextPlaces | null;
  /** What is accepted may be written. */
  canWrite: boolean;
}

/** Hints for who writes: reading ease, long sentences, repetitions, the passive, and the house glossary. */
export default function WritingAids({ item: { body, locale }, places, canWrite }: WritingAidsProps) {
  const { t } = useTranslation('content');
  const { data } = useGetGlossaryQuery({ locale });
  const terms = data?.terms ?? noTerms;
  const check = useMemo(() => createTextCheck(terms, locale), [terms, locale]);
  const report = useSliced(
    useCallback(() => check(body), [check, body]),
    rest,
  )?.value;
  if (!report) return null;
  return (
    <section aria-label={t('aids.title')}>
      <h2 className={styles.heading}>{t('aids.title')}</h2>
      {report.ease !== null && <Ease ease={report.ease} />}
      <Hints hints={report.hints} places={places} canWrite={canWrite} />
      <Link to={`/content/glossary?locale=${encodeURIComponent(locale)}`} className={styles.link}>
        {t('glossary.title')}
      </Link>
    </section>
  );
}

function Ease({ ease }: { ease: number }) {
  const { t } = useTranslation('content');
  return (
    <div className={styles.ease}>
      <p>
        <span>{t('aids.ease')}</span>
        <bdi>{t('aids.easeIs', { ease, level: t(`aids.level.${easeLevel(ease)}`) })}</bdi>
      </p>
      <ProgressBar label={t('aids.ease')} share={ease / 100} />
    </div>
  );
}

interface HintsProps extends Pick<WritingAidsProps, 'places' | 'canWrite'> {
  hints: readonly WritingHint[];
}

function Hints({ hints, places, canWrite }: HintsProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const heading = useRef<HTMLParagraphElement>(null);
  const [kind, setKind] = useState<HintKind | null>(null);
  const [shown, setShown] = useState(pageSize);
  const kinds = hintKinds.filter((one) => hints.some((hint) => hint.kind === one));
  const chosen = hints.filter((hint) => kind === null || !kinds.includes(kind) || hint.kind === kind);
  const report = (isDone: boolean | undefined) => isDone || toast.info(t(places ? 'aids.gone' : 'aids.closed'));
  // The button that was pressed is gone with its hint: the next key goes on from the list.
  const accept = ({ quote, use }: WritingHint) => {
    report(places?.replace(quote, use));
    heading.current?.focus();
  };
  return (
    <>
      <p ref={heading} tabIndex={-1} role="status" className={styles.quiet}>
        <bdi>{t('aids.hints', { count: hints.length })}</bdi>
      </p>
      {kinds.length > 1 && <HintFilter hints={hints} kinds={kinds} kind={kind} onKind={setKind} />}
      <ul className={styles.list}>
        {chosen.slice(0, shown).map((hint) => (
          <HintRow
            key={`${hint.kind} ${hint.quote.start} ${hint.quote.exact}`}
            hint={hint}
            onShow={() => report(places?.show(hint.quote))}
            {...(canWrite && places && { onAccept: () => accept(hint) })}
          />
        ))}
      </ul>
      {chosen.length > shown && (
        <Button type="link" size="small" onClick={() => setShown(shown + pageSize)}>
          {t('more', { shown, total: chosen.length })}
        </Button>
      )}
    </>
  );
}
