import { useRuntime } from '@atrium/sdk';
import { Modal } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MomentDialogProps {
  title: string;
  confirm: string;
  first: Date | string | undefined;
  onChoose: (moment: Date) => void;
  onClose: () => void;
}

interface MomentDraft {
  moment: string | null;
}

export default function MomentDialog({ title, confirm, first, onChoose, onClose }: MomentDialogProps) {
  const { t } = useTranslation('email');
  const { clock } = useRuntime();
  const [form] = Form.useForm<MomentDraft>();
  const [isOpen, setOpen] = useState(true);
  const [now] = useState(() => new Date(clock.now()));
  return (
    <Modal
      title={title}
      open={isOpen}
      width={400}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      onOk={() => form.submit()}
      okText={confirm}
      cancelText={t('moment.cancel')}
    >
      <Form
        form={form}
        name="moment"
        initialValues={{ moment: new Date(first ?? now).toISOString() }}
        onFinish={({ moment }) => {
          if (moment === null) return;
          setOpen(false);
          onChoose(new Date(moment));
        }}
      >
        <Form.Item
          name="moment"
          label={t('moment.time')}
          rules={[
            {
              validator: async (_, moment: MomentDraft['moment']) => {
                if (moment === null || Date.parse(moment) <= clock.now()) throw new Error(t('moment.over'));
              },
            },
          ]}
        >
          <DatePicker hasTime allowClear={false} min={now.toISOString()} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
