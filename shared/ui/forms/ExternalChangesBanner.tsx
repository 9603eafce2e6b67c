import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../State/Alert';
import { LoadingRows } from '../State/LoadingRows';
import { lazyComponent } from '../State/lazyComponent';
import { type FieldPath, keyOf } from './compareFields';
import type { ExternalChangesProps } from './ExternalChanges';
import styles from './FormFields.module.css';
import { type FieldViews, labelOf, viewOf } from './fieldViews';

interface ExternalChangesBannerProps<Values extends object>
  extends Omit<ExternalChangesProps<Values>, 'labelOf' | 'viewOf'> {
  fields: FieldViews<Values> | undefined;
  /** Element that holds the rendered form; its labels name fields without a view. */
  readForm: () => HTMLElement | null;
}

const loadChanges = async <Values extends object>() => ({
  default: (await import('./ExternalChanges')).default<Values>,
});

/** Changes that were made elsewhere to the record of a form, above its fields. Loads its code with the first change. */
export function ExternalChangesBanner<Values extends object>(props: ExternalChangesBannerProps<Values>) {
  const { fields, readForm, ...rest } = props;
  const { t } = useTranslation('kit');
  const [Changes] = useState(() => lazyComponent(loadChanges<Values>));
  const { newer, merged, isGone, isComparing, setComparing } = rest.form;
  if (!isGone && !newer && merged.length === 0) return null;

  return (
    <Changes
      props={{
        ...rest,
        labelOf: (path: FieldPath) => labelOf(path, fields, readForm()) ?? keyOf(path),
        viewOf: (path) => viewOf(fields, path),
      }}
      pending={isComparing && <LoadingRows shape="text" />}
      onError={() => setComparing(false)}
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

/** Errors of a form that belong to none of its fields. */
export function FormMessages({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={styles.messages}>
      {messages.map((message) => (
        <Alert key={message} type="error" title={message} />
      ))}
    </div>
  );
}
