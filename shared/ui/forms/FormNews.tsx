import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../State/lazyComponent';
import { Alert } from '../State/Alert';
import { LoadingRows } from '../State/LoadingRows';
import type { RecordNewsProps } from './conflict/RecordNews';
import { type FieldPath, keyOf } from './record/compareFields';
import { type FieldViews, labelOf, viewOf } from './record/fieldViews';

interface FormNewsProps<Values extends object> extends Omit<RecordNewsProps<Values>, 'labelOf' | 'viewOf'> {
  fields: FieldViews<Values> | undefined;
  /** What the form is drawn in: a field without a name of its own is called as its label there says. */
  readForm: () => HTMLElement | null;
}

const loadNews = async <Values extends object>() => ({
  default: (await import('./conflict/RecordNews')).default<Values>,
});

/** Over a form: what has happened to its record elsewhere. Its code is loaded when something has. */
export function FormNews<Values extends object>({ fields, readForm, ...props }: FormNewsProps<Values>) {
  const { t } = useTranslation('kit');
  const [News] = useState(() => lazyComponent(loadNews<Values>));
  const { record, isGone, isDeciding, setDeciding } = props.save;
  if (!isGone && !record.newer && record.taken.length === 0) return null;

  return (
    <News
      props={{
        ...props,
        labelOf: (path: FieldPath) => labelOf(path, fields, readForm()) ?? keyOf(path),
        viewOf: (path) => viewOf(fields, path),
      }}
      pending={isDeciding && <LoadingRows shape="text" />}
      onError={() => setDeciding(false)}
      fallback={(retry) => (
        <Alert
          type="error"
          title={t('conflict.title')}
          description={t('conflict.notLoaded')}
          action={<Button onClick={retry}>{t('error.retry')}</Button>}
        />
      )}
    />
  );
}
