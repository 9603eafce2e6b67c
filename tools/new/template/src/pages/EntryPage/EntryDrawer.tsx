import { readApiError } from '@atrium/sdk';
import { Input, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { useAddEntryMutation, useUpdateEntryMutation } from '../../api/newAppApi';
import type { Entry, EntryToAdd } from '../../api/schemas';

interface Props {
  /** Record to change; absent: a new entry is added. */
  entry: Entry | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds or changes an entry; what the API refuses is said beside its field. */
export default function EntryDrawer({ entry, isOpen, onClose }: Props) {
  const { t } = useTranslation('new-app');
  const toast = useToast();
  const [add] = useAddEntryMutation();
  const [update] = useUpdateEntryMutation();

  const save = async ({ title }: EntryToAdd, rev?: number) => {
    try {
      await (entry ? update({ id: entry.id, title, rev }) : add({ title })).unwrap();
    } catch (caught) {
      const error = readApiError(caught);
      throw error.codes.title === 'taken' ? { ...error, fields: { title: [t('form.taken')] } } : error;
    }
    toast.success(t(entry ? 'edit.done' : 'add.done', { title }));
  };

  return (
    <FormDrawer<EntryToAdd>
      key={entry?.id}
      title={t(entry ? 'edit.title' : 'add.title')}
      submit={t(entry ? 'edit.submit' : 'add.submit')}
      isOpen={isOpen}
      onClose={onClose}
      values={{ title: entry?.title ?? '' }}
      rev={entry?.rev}
      onSave={save}
    >
      <Form.Item
        name="title"
        label={t('form.field')}
        rules={[{ required: true, whitespace: true, message: t('form.missing') }]}
      >
        <Input maxLength={120} autoComplete="off" dir="auto" />
      </Form.Item>
    </FormDrawer>
  );
}
