import { IconButton } from '@atrium/ui';
import { Ellipsis, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sanitizeMail } from '../../model/sanitizeMail';
import { MailFrame } from '../MailFrame/MailFrame';
import styles from './ComposeQuote.module.css';
import { useCompose } from './useCompose';

export function ComposeQuote({ quote, onRemove }: { quote: string; onRemove: () => void }) {
  const { t } = useTranslation('email');
  const { composeTo } = useCompose();
  const [isOpen, setOpen] = useState(false);
  const mail = useMemo(() => sanitizeMail(quote, { showPictures: false }), [quote]);
  return (
    <div className={styles.quote}>
      <div className={styles.tools}>
        <IconButton
          className={styles.toggle}
          label={t(isOpen ? 'quote.hide' : 'quote.show')}
          icon={Ellipsis}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen && <IconButton label={t('quote.remove')} icon={X} onClick={onRemove} />}
      </div>
      {isOpen && <MailFrame mail={mail} showPictures={false} title={t('quote.name')} onAddress={composeTo} />}
    </div>
  );
}
