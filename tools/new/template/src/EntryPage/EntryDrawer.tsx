import { useTranslation } from 'react-i18next';
import { translateApiError } from 'shared/runtime';
import { Form, Input, useToast } from 'shared/ui';
import { FormDrawer } from 'shared/ui/forms';
import { useAddEntryMutation } from '../api';

interface Fields {
  title: string;
}

const blank: Fields = { title: '' };

/** What the API says in English. */
const taken = 'There is an entry of this title.';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Adds an entry; what the API refuses stands beside its field. */
export default function EntryDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation('new-app');
  const toast = useToast();
  const [add] = useAddEntryMutation();

  const save = async (fields: Fields) => {
    try {
      await add(fields).unwrap();
    } catch (error) {
      throw translateApiError(error, (said) => (said === taken ? t('add.taken') : said));
    }
    toast.success(t('add.done', { title: fields.title }));
  };

  return (
    <FormDrawer<Fields>
      title={t('add.title')}
      submit={t('add.submit')}
      isOpen={isOpen}
      onClose={onClose}
      values={blank}
      onSave={save}
    >
      <Form.Item
        name="title"
        label={t('add.field')}
        rules={[{ required: true, whitespace: true, message: t('add.missing') }]}
      >
        <Input maxLength={120} autoComplete="off" dir="auto" />
      </Form.Item>
    </FormDrawer>
  );
}
