import { Button, Icon, LoadingRows, useCopy } from '@atrium/ui';
import { ChevronRight, Copy } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CodeFold.module.css';

export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('samples');
  const copy = useCopy();
  return (
    <Button
      type="text"
      icon={<Icon of={Copy} />}
      onClick={() => void copy(code, { done: t('copied'), failed: t('notCopied') })}
    >
      {t('copy')}
    </Button>
  );
}

const Code = lazy(() => import('./Code'));

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

export const CodeCard = (props: { label: string; code: string }) => (
  <div className={styles.card}>
    <CodeFold {...props} />
  </div>
);
