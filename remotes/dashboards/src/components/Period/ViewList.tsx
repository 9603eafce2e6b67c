import { isComposing } from '@atrium/contract/values';
import { Button, IconButton, Input, LoadingRows } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '../../api/schemas';
import { useViews } from '../../state/useViews';
import styles from './Period.module.css';

const maxNameLength = 60;

interface ViewFormProps {
  isSaving: boolean;
  /** Resolves to true on success. */
  save: (name: string) => Promise<boolean>;
}

function ViewForm({ isSaving, save }: ViewFormProps) {
  const { t } = useTranslation('dashboards');
  const [form] = Form.useForm<{ name: string }>();
  const saveView = async ({ name }: { name: string }) => {
    if (await save(name.trim())) form.resetFields();
  };
  return (
    <Form<{ name: string }> form={form} name="view" onFinish={(values) => void saveView(values)}>
      <Form.Item
        name="name"
        label={t('views.name')}
        rules={[{ required: true, whitespace: true, message: t('views.nameMissing') }]}
      >
        <Input maxLength={maxNameLength} />
      </Form.Item>
      <Button htmlType="submit" loading={isSaving}>
        {t('views.save')}
      </Button>
    </Form>
  );
}

interface Props {
  view: SavedView;
  isShown: boolean;
  onShow: () => void;
  /** Resolves to true on success. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One saved view; renaming turns its name into a field. */
function ViewRow({ view: { name }, isShown, onShow, onRename, onRemove }: Props) {
  const { t } = useTranslation('dashboards');
  const [written, setWritten] = useState<string | null>(null);
  const saveView = async () => {
    const wanted = written?.trim();
    if (!wanted || (await onRename(wanted))) setWritten(null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') void saveView();
    if (event.key !== 'Escape') return;
    // Cancels renaming, not the list.
    event.stopPropagation();
    setWritten(null);
  };
  return (
    <li className={styles.view}>
      {written === null ? (
        <>
          <Button type="text" className={styles.viewName} aria-current={isShown} onClick={onShow}>
            <span dir="auto">{name}</span>
          </Button>
          <IconButton
            size="small"
            label={t('views.rename', { name })}
            icon={Pencil}
            iconSize={12}
            onClick={() => setWritten(name)}
          />
          <IconButton size="small" label={t('views.remove', { name })} icon={X} iconSize={12} onClick={onRemove} />
        </>
      ) : (
        <>
          <Input
            autoFocus
            aria-label={t('views.newName', { name })}
            value={written}
            maxLength={maxNameLength}
            onChange={({ target }) => setWritten(target.value)}
            onKeyDown={onKey}
          />
          <Button onClick={() => void saveView()}>{t('views.save')}</Button>
        </>
      )}
    </li>
  );
}

export default function ViewList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('dashboards');
  const { query, isSaving, isShown, save, rename, remove, show } = useViews();
  const views = query.data?.views ?? [];
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
            <ViewRow
              key={view.id}
              view={view}
              isShown={isShown(view)}
              onShow={() => {
                show(view);
                onDone();
              }}
              onRename={(name) => rename(view, name)}
              onRemove={() => void remove(view)}
            />
          ))}
        </ul>
      )}
      <ViewForm isSaving={isSaving} save={save} />
    </>
  );
}
