import { useTranslation } from 'react-i18next';
import { Picture, usePageTitle } from 'shared/ui/light';
import { Button } from './Button';
import styles from './lazyPage.module.css';

/** The code of one of the shell's own pages did not arrive. It may be the kit's too: this is drawn without it. */
export function PageFault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: kitText } = useTranslation('kit');
  usePageTitle(t('pageFault.title'));
  return (
    <div className={styles.fault} role="alert">
      <Picture name="fault" />
      <h1 className={styles.title}>{t('pageFault.title')}</h1>
      <p className={styles.text}>{t('pageFault.text')}</p>
      <Button kind="primary" className={styles.retry} onClick={onRetry}>
        {kitText('error.retry')}
      </Button>
    </div>
  );
}
