import { EmptyState, Input } from '@atrium/ui';
import { Form, FormDialog, TonePicker } from '@atrium/ui/forms';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameLimit } from '../../api/limits';
import type { TaskProject, TaskTag, Tone } from '../../api/schemas';
import { taskTones } from '../../model/firstTags';
import type { ListDraft, ListEditing } from '../../state/useListEditing';

interface ListDialogProps {
  title: string;
  name: string;
  tone: Tone;
  rev: number | undefined;
  isGone: boolean;
  editing: ListEditing;
  toDraft(list: TaskTag | TaskProject): ListDraft;
  onClose: () => void;
}

export default function ListDialog({ title, name, tone, rev, isGone, editing, toDraft, onClose }: ListDialogProps) {
  const { t } = useTranslation('todo');
  const [isOpen, setOpen] = useState(true);
  const values = useMemo(() => ({ name, tone }), [name, tone]);
  return (
    <FormDialog<ListDraft>
      title={title}
      submit={t('save')}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      afterClose={onClose}
      values={values}
      {...(rev !== undefined && { rev })}
      isGone={isGone}
      whenGone={<EmptyState picture="lost" title={t('list.goneTitle')} text={t('list.goneText')} />}
      onSave={editing.add}
      onUpdate={editing.update}
      toValues={toDraft}
      fields={{ tone: { show: (chosen) => t(`tone.${chosen}`) } }}
    >
      <Form.Item
        name="name"
        label={t('list.name')}
        rules={[{ required: true, whitespace: true, message: t('list.nameMissing') }]}
      >
        <Input maxLength={nameLimit} autoComplete="off" />
      </Form.Item>
      <Form.Item name="tone" label={t('list.colour')}>
        <TonePicker label={t('list.colour')} tones={taskTones} nameOf={(one) => t(`tone.${one}`)} />
      </Form.Item>
    </FormDialog>
  );
}
