import { Button, Icon, LoadingRows } from '@atrium/ui';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CodeFold.module.css';
import { CopyCode } from './CopyCode';

const Code = lazy(() => import('./Code'));

/** Code that unfolds, and is copied without unfolding. */
export function CodeFold({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('samples');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.fold}>
      <div className={styles.bar}>
        <Button
          type="text"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={label}
          icon={<Icon of={ChevronRight} className={[styles.arrow, isOpen && styles.open].filter(Boolean).join(' ')} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('code')}
        </Button>
        <CopyCode code={code} />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<LoadingRows shape="line" rows={3} />}>
            <Code label={label}>{code}</Code>
          </Suspense>
        )}
      </div>
    </div>
  );
}
