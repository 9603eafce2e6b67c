import { Button } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfMarkup } from '../../model/markupText';
import styles from './MailBody.module.css';

const portion = 20_000;

/** Notice below a truncated message, which shows the rest as text in steps. */
export function CutNote({ rest }: { rest: string }) {
  const { t } = useTranslation('email');
  const [shown, setShown] = useState(0);
  return (
    <>
      {shown > 0 && <RestText rest={rest} shown={shown} onMore={() => setShown(shown + portion)} />}
      {shown === 0 && (
        <div className={styles.notice} role="note">
          <span>{t('cut.text')}</span>
          <Button type="link" onClick={() => setShown(portion)}>
            {t('cut.show')}
          </Button>
        </div>
      )}
    </>
  );
}

function RestText({ rest, shown, onMore }: { rest: string; shown: number; onMore: () => void }) {
  const { t } = useTranslation('email');
  const text = useMemo(() => textOfMarkup(rest), [rest]);
  return (
    <>
      <p className={styles.rest} dir="auto">
        {text.slice(0, shown) || t('cut.none')}
      </p>
      {text.length > shown && <Button onClick={onMore}>{t('cut.more')}</Button>}
    </>
  );
}
