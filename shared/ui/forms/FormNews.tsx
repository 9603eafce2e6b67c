import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../State/Alert';
import { FaultBoundary } from '../State/FaultBoundary';
import { LoadingRows } from '../State/LoadingRows';
import type { RecordNewsProps } from './conflict/RecordNews';
import { type FieldPath, keyOf } from './record/compareFields';
import { type FieldViews, labelOf, viewOf } from './record/fieldViews';

interface FormNewsProps<Values extends object> extends Omit<RecordNewsProps<Values>, 'labelOf' | 'viewOf'> {
  fields: FieldViews<Values> | undefined;
  /** What the form is drawn in: a field without a name of its own is called as its label there says. */
  readForm: () => HTMLElement | null;
}

const loadNews = <Values extends object>() =>
  lazy(async () => ({ default: (await import('./conflict/RecordNews')).default<Values> }));

/** Over a form: what has happened to its record elsewhere. Its code is loaded when something has. */
export function FormNews<Values extends object>({ fields, readForm, ...props }: FormNewsProps<Values>) {
  const { t } = useTranslation('kit');
  const [News, setNews] = useState(() => loadNews<Values>());
  const { record, isGone, isDeciding, setDeciding } = props.save;
  if (!isGone && !record.newer && record.taken.length === 0) return null;

  return (
    <FaultBoundary
      onError={() => setDeciding(false)}
      fallback={(_, retry) => (
        <Alert
          type="error"
          title={t('conflict.title')}
          description={t('conflict.notLoaded')}
          action={
            <Button
              onClick={() => {
                // A rejected lazy component stays rejected.
                setNews(() => loadNews<Values>());
                retry();
              }}
            >
              {t('error.retry')}
            </Button>
          }
        />
      )}
    >
      <Suspense fallback={isDeciding && <LoadingRows shape="text" />}>
        <News
          {...props}
          labelOf={(path: FieldPath) => labelOf(path, fields, readForm()) ?? keyOf(path)}
          viewOf={(path) => viewOf(fields, path)}
        />
      </Suspense>
    </FaultBoundary>
  );
}
