import { useToast } from '@atrium/ui';
import { Form, FormDialog } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAuditSettingsMutation, useGetAuditSettingsQuery } from '../../api/organisationApi';

const choices = [30, 90, 180, 365, 730, 1_825, 3_650];

/** For how many days the audit log keeps an entry. */
export default function RetentionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const { data } = useGetAuditSettingsQuery();
  const [change] = useChangeAuditSettingsMutation();
  const [isOpen, setOpen] = useState(true);
  if (!data) return null;
  const days = [...new Set([...choices, data.keptDays])].sort((a, b) => a - b);
  return (
    <FormDialog<{ keptDays: number }>
      title={t('audit.retention')}
      submit={t('organisation.save')}
      isOpen={isOpen}
      values={{ keptDays: data.keptDays }}
      onSave={async (values) => {
        await change(values).unwrap();
        toast.success(t('organisation.saved'));
      }}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form.Item name="keptDays" label={t('audit.keptFor')} extra={t('audit.keptHint')}>
        <Select options={days.map((value) => ({ value, label: t('audit.days', { count: value }) }))} />
      </Form.Item>
    </FormDialog>
  );
}
