import { Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { WritingHint } from '../../model/writing/checkText';
import styles from './WritingAids.module.css';

const maxWords = 90;

interface HintRowProps {
  hint: WritingHint;
  onShow: () => void;
  /** Absent: nobody may write. */
  onAccept?: () => void;
}

/** A hint: it leads to its words, and a better word can be taken at once. */
export function HintRow({ hint, onShow, onAccept }: HintRowProps) {
  const { t } = useTranslation('content');
  const { kind, count, use, note, quote } = hint;
  const words = quote.exact.length > maxWords ? `${quote.exact.slice(0, maxWords)}…` : quote.exact;
  const says =
    kind === 'glossary'
      ? use
        ? t('aids.says.glossary', { use })
        : t('aids.says.avoid')
      : kind === 'repeated' && count === 0
        ? t('aids.says.doubled')
        : t(`aids.says.${kind}`, { count });
  return (
    <li className={styles.hint}>
      <button type="button" className={styles.place} onClick={onShow}>
        <q>
          <bdi>{words}</bdi>
        </q>
        <span>
          <bdi>{says}</bdi>
        </span>
        {note && (
          <span>
            <bdi>{note}</bdi>
          </span>
        )}
      </button>
      {kind === 'glossary' && use && onAccept && (
        <Button size="small" aria-label={t('aids.acceptOf', { found: quote.exact, use })} onClick={onAccept}>
          <bdi>{use}</bdi>
        </Button>
      )}
    </li>
  );
}
