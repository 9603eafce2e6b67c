import { useRights } from '@atrium/sdk';
import { Alert, Button, Icon, Input, Modal, useCopy } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { Form, FormDialog } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMakeApiTokenMutation } from '../../api/account/accountApi';
import { type ApiTokenAccess, toRules } from '../../model/apiTokenRules';
import styles from './TwoStep.module.css';

interface Values extends ApiTokenAccess {
  name: string;
  /** 0: for ever. */
  days: number;
}

const blank: Values = { name: '', days: 90, access: 'read', readable: [], changeable: [] };
const choicesOfDays = [7, 30, 90, 365, 0];

/** Makes a token, and shows its secret once. */
export default function NewApiTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages');
  const [isOpen, setOpen] = useState(true);
  const [secret, setSecret] = useState<string>();
  const [makeToken] = useMakeApiTokenMutation();
  const save = async ({ name, days, ...access }: Values) =>
    makeToken({ name, ...(days > 0 && { days }), rules: toRules(access) }).unwrap();
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <FormDialog<Values, { secret: string }>
      title={t('tokens.new')}
      submit={t('tokens.make')}
      isOpen={isOpen}
      values={blank}
      onSave={save}
      onSaved={(made) => setSecret(made.secret)}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('tokens.name')}
        extra={t('tokens.nameHint')}
        rules={[{ required: true, whitespace: true, message: t('account.required') }]}
      >
        <Input maxLength={100} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="days" label={t('tokens.days')}>
        <Select
          options={choicesOfDays.map((value) => ({
            value,
            label: value > 0 ? t('tokens.inDays', { count: value }) : t('tokens.never'),
          }))}
        />
      </Form.Item>
      <AccessFields />
    </FormDialog>
  );
}

function AccessFields() {
  const { t } = useTranslation('pages');
  const rights = useRights();
  const options = rights
    .map(({ subject, label }) => ({ value: subject, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const access: unknown = Form.useWatch('access');
  const areas = { mode: 'multiple', options, optionFilterProp: 'label', placeholder: t('tokens.noArea') } as const;
  return (
    <>
      <Form.Item name="access" label={t('tokens.may')} extra={t('tokens.mayHint')}>
        <Radio.Group
          vertical
          options={(['read', 'all', 'chosen'] as const).map((value) => ({ value, label: t(`tokens.access.${value}`) }))}
        />
      </Form.Item>
      {access === 'chosen' && (
        <>
          <Form.Item name="readable" label={t('tokens.readable')}>
            <Select {...areas} />
          </Form.Item>
          <Form.Item
            name="changeable"
            label={t('tokens.changeable')}
            dependencies={['readable']}
            rules={[
              ({ getFieldValue }) => ({
                async validator(_, changeable: readonly string[]) {
                  const readable: unknown = getFieldValue('readable');
                  if (changeable.length === 0 && Array.isArray(readable) && readable.length === 0)
                    throw new Error(t('tokens.noneChosen'));
                },
              }),
            ]}
          >
            <Select {...areas} />
          </Form.Item>
        </>
      )}
    </>
  );
}

/** Closed by its button only: the secret is never shown again. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('pages');
  const copy = useCopy();
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={t('tokens.secretTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterClose={onClose}
      width={480}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          {t('tokens.kept')}
        </Button>
      }
    >
      <Alert type="warning" title={t('tokens.secretText')} />
      <p className={[styles.secret, styles.apart].join(' ')}>
        <code dir="ltr">{secret}</code>
        <Button
          icon={<Icon of={Copy} />}
          onClick={() => void copy(secret, { done: t('tokens.copied'), failed: t('link.notCopied') })}
        >
          {t('copy')}
        </Button>
      </p>
      <p className={styles.hint}>{t('tokens.how', { header: `Authorization: Bearer ${secret.slice(0, 12)}…` })}</p>
    </Modal>
  );
}
