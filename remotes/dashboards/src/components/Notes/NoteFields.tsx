import { Button, Input, useToast } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { useShownPeriod } from '../../state/shownPeriod';
import styles from './Notes.module.css';

const maxLength = 120;

interface NoteDraft {
  day: string;
  text: string;
}

export default function NoteFields({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('dashboards');
  const toast = useToast();
  const { range } = useShownPeriod();
  const [add, { isLoading }] = dashboardsApi.useAddAnnotationMutation();
  const save = async (note: NoteDraft) => {
    const { error } = await add(note);
    if (error) toast.error(t('notes.addFailed'));
    else onDone();
  };
  return (
    <Form<NoteDraft>
      name="note"
      className={styles.form ?? ''}
      initialValues={{ day: range.to, text: '' }}
      onFinish={(note) => void save(note)}
    >
      <Form.Item name="day" label={t('notes.day')} rules={[{ required: true, message: t('notes.dayMissing') }]}>
        <DatePicker />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('notes.text')}
        rules={[{ required: true, whitespace: true, message: t('notes.textMissing') }]}
      >
        <Input autoFocus maxLength={maxLength} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('notes.save')}
      </Button>
    </Form>
  );
}
