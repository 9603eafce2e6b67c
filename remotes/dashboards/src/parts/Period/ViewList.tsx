import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Form, IconButton, Input, LoadingRows } from 'shared/ui';
import { useViews } from '../../state/useViews';
import styles from './PeriodBar.module.css';

const longest = 60;

/** What was saved, each to be shown or taken away, and a name for what is shown now. */
export default function ViewList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('dashboards');
  const { query, isSaving, isShown, save, remove, show } = useViews();
  const [form] = Form.useForm<{ name: string }>();
  const views = query.data?.views ?? [];
  const keep = async ({ name }: { name: string }) => {
    if (await save(name.trim())) form.resetFields();
  };
  return (
    <>
      {query.isLoading && <LoadingRows rows={2} shape="line" />}
      {query.isError && (
        <p role="alert" className={styles.range}>
          {t('views.failed')}{' '}
          <Button type="link" size="small" onClick={() => void query.refetch()}>
            {t('tile.retry')}
          </Button>
        </p>
      )}
      {query.isSuccess && views.length === 0 && <p className={styles.range}>{t('views.none')}</p>}
      {views.length > 0 && (
        <ul className={styles.viewList}>
          {views.map((view) => (
            <li key={view.id} className={styles.view}>
              <Button
                type="text"
                className={styles.viewName}
                aria-current={isShown(view)}
                onClick={() => {
                  show(view);
                  onDone();
                }}
              >
                <span dir="auto">{view.name}</span>
              </Button>
              <IconButton
                size="small"
                label={t('views.remove', { name: view.name })}
                icon={X}
                iconSize={12}
                onClick={() => void remove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      <Form<{ name: string }> form={form} name="view" onFinish={(values) => void keep(values)}>
        <Form.Item
          name="name"
          label={t('views.name')}
          rules={[{ required: true, whitespace: true, message: t('views.nameMissing') }]}
        >
          <Input maxLength={longest} />
        </Form.Item>
        <Button htmlType="submit" loading={isSaving}>
          {t('views.save')}
        </Button>
      </Form>
    </>
  );
}
