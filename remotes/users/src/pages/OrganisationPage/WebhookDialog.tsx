import type { Webhook, Webhooks } from '@atrium/core/api/organisation';
import { explainApiError } from '@atrium/sdk';
import { Input } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { Form, FormDialog } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMakeWebhookMutation, useUpdateWebhookMutation } from '../../api/organisationApi';

interface Values {
  url: string;
  description: string;
  scope: 'all' | 'chosen';
  types: string[];
}

interface WebhookDialogProps {
  /** Absent for a new one. */
  webhook: Webhook | undefined;
  tables: Webhooks['tables'];
  /** The secret of a new one, which is shown once. */
  onMade: (secret: string) => void;
  onClose: () => void;
}

const issues = ['notUrl', 'notHttps', 'hasPassword', 'internal', 'tooMany'] as const;

/** The address of a webhook, and what it hears of. */
export default function WebhookDialog({ webhook, tables, onMade, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('users');
  const [isOpen, setOpen] = useState(true);
  const save = useSave(webhook, onMade);
  const isAll = !webhook || webhook.types.includes('*');
  const values: Values = {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    scope: isAll ? 'all' : 'chosen',
    types: isAll ? [] : webhook.types,
  };
  return (
    <FormDialog<Values>
      title={t(webhook ? 'webhooks.edit' : 'webhooks.new')}
      submit={t('organisation.save')}
      isOpen={isOpen}
      values={values}
      onSave={save}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form.Item
        name="url"
        label={t('webhooks.url')}
        extra={t('webhooks.urlHint')}
        rules={[{ required: true, whitespace: true, message: t('form.needed') }]}
      >
        <Input type="url" maxLength={2000} autoComplete="off" dir="ltr" placeholder="https://" />
      </Form.Item>
      <Form.Item name="description" label={t('webhooks.description')}>
        <Input maxLength={200} autoComplete="off" dir="auto" />
      </Form.Item>
      <TypeFields tables={tables} />
    </FormDialog>
  );
}

function TypeFields({ tables }: Pick<WebhookDialogProps, 'tables'>) {
  const { t } = useTranslation('users');
  const scope: unknown = Form.useWatch('scope');
  const options = tables.flatMap(({ table }) =>
    ['*', 'created', 'changed', 'deleted'].map((change) => ({
      value: `${table}.${change}`,
      label: `${table}.${change}`,
    })),
  );
  return (
    <>
      <Form.Item name="scope" label={t('webhooks.events')}>
        <Radio.Group
          vertical
          options={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`webhooks.scope.${value}`) }))}
        />
      </Form.Item>
      {scope === 'chosen' && (
        <Form.Item
          name="types"
          label={t('webhooks.types')}
          rules={[{ required: true, type: 'array', min: 1, message: t('webhooks.noTypes') }]}
        >
          <Select mode="multiple" options={options} optionFilterProp="label" />
        </Form.Item>
      )}
    </>
  );
}

function useSave(webhook: Webhook | undefined, onMade: (secret: string) => void) {
  const { t } = useTranslation('users');
  const [make] = useMakeWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  return async ({ url, description, scope, types }: Values) => {
    const fields = { url, description, types: scope === 'all' ? ['*'] : types };
    try {
      if (webhook) await update({ id: webhook.id, ...fields, rev: webhook.rev }).unwrap();
      else onMade((await make(fields).unwrap()).secret);
    } catch (error) {
      throw explainApiError(error, (code) => {
        const known = issues.find((issue) => issue === code);
        return known && t(`webhooks.issue.${known}`);
      });
    }
  };
}
