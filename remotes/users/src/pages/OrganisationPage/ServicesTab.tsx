import {
  provisioningSubject,
  type ServiceToken,
  type ServiceTokens,
  serviceAccesses,
} from '@atrium/core/api/organisation';
import { explainApiError, useRuntime } from '@atrium/sdk';
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Input,
  LoadingRows,
  Pill,
  Toolbar,
  useConfirm,
  useFormat,
  useToast,
} from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { Form, FormDialog } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetServiceTokensQuery,
  useMakeServiceTokenMutation,
  useRevokeServiceTokenMutation,
} from '../../api/organisationApi';
import { useRoleName } from '../../components/useRoleName';
import { rejectionKey } from '../../model/rejection';
import styles from './Organisation.module.css';
import { SecretDialog } from './SecretDialog';

/** Tokens of programs that act for nobody but themselves. */
export default function ServicesTab() {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useGetServiceTokensQuery();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState('');
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  return (
    <>
      <Toolbar
        label={t('organisation.tab.services')}
        end={
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setMaking(true)}>
            {t('services.new')}
          </Button>
        }
      >
        <p className={styles.quiet}>{t('services.text')}</p>
      </Toolbar>
      {data.tokens.length === 0 ? (
        <EmptyState picture="lock" title={t('services.empty')} text={t('services.emptyText')} />
      ) : (
        <ul className={styles.rows}>
          {data.tokens.map((token) => (
            <ServiceRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {isMaking && <ServiceDialog roles={data.roles} onMade={setSecret} onClose={() => setMaking(false)} />}
      {secret && (
        <SecretDialog
          title={t('services.secretTitle')}
          secret={secret}
          hint={t('services.secretHint', { header: `Authorization: Bearer ${secret.slice(0, 12)}…` })}
          onClose={() => setSecret('')}
        />
      )}
    </>
  );
}

/** What a token allows, by its rules. */
function accessOf({ rules }: ServiceToken): (typeof serviceAccesses)[number] {
  if (rules.some(({ subject }) => subject === provisioningSubject)) return 'scim';
  return rules.every(({ action }) => action === 'read') ? 'read' : 'all';
}

function ServiceRow({ token }: { token: ServiceToken }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  const toast = useToast();
  const confirm = useConfirm();
  const nameOf = useRoleName();
  const [revoke, { isLoading }] = useRevokeServiceTokenMutation();
  const { id, name, role, createdBy, createdAt, expiresAt, usedAt } = token;
  const access = accessOf(token);
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= clock.now();
  async function ask() {
    const question = { title: t('services.revokeTitle', { name }), text: t('services.revokeText') };
    if (!(await confirm({ ...question, confirm: t('services.revoke'), isDanger: true }))) return;
    const { error } = await revoke(id);
    if (error) toast.error(t('webhooks.failed'));
    else toast.success(t('services.revoked', { name }));
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <bdi>{name}</bdi> <Pill>{access === 'scim' ? t('services.scim') : nameOf({ id: role })}</Pill>{' '}
          {isOver && <Pill tone="red">{t('services.over')}</Pill>}
        </p>
        <p className={styles.quiet}>{t(`services.access.${access}`)}</p>
        <p className={styles.quiet}>
          {usedAt ? t('services.used', { ago: format.ago(usedAt, clock.now()) }) : t('services.unused')}{' '}
          {t('services.made', { date: format.date(createdAt), name: createdBy })}{' '}
          {expiresAt ? t('services.ends', { date: format.date(expiresAt) }) : t('services.endless')}
        </p>
      </div>
      <Button loading={isLoading} aria-label={t('services.revokeOf', { name })} onClick={() => void ask()}>
        {t('services.revoke')}
      </Button>
    </li>
  );
}

interface Values {
  name: string;
  role: string;
  access: (typeof serviceAccesses)[number];
  /** 0: for ever. */
  days: number;
}

const choicesOfDays = [30, 90, 365, 0];

interface ServiceDialogProps {
  roles: ServiceTokens['roles'];
  onMade: (secret: string) => void;
  onClose: () => void;
}

function ServiceDialog({ roles, onMade, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('users');
  const [make] = useMakeServiceTokenMutation();
  const [isOpen, setOpen] = useState(true);
  const save = async ({ days, role, ...values }: Values) => {
    try {
      onMade(
        (await make({ ...values, ...(values.access !== 'scim' && { role }), ...(days > 0 && { days }) }).unwrap())
          .secret,
      );
    } catch (error) {
      throw explainApiError(error, (code) => {
        const key = code === 'adminsOnly' ? 'rejection.adminsOnly' : rejectionKey(code);
        return key && t(key);
      });
    }
  };
  return (
    <FormDialog<Values>
      title={t('services.new')}
      submit={t('services.make')}
      isOpen={isOpen}
      values={{ name: '', role: 'editor', access: 'read', days: 90 }}
      onSave={save}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form.Item
        name="name"
        label={t('services.name')}
        extra={t('services.nameHint')}
        rules={[{ required: true, whitespace: true, message: t('form.needed') }]}
      >
        <Input maxLength={100} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="access" label={t('services.may')} extra={t('services.accessHint')}>
        <Radio.Group
          vertical
          options={serviceAccesses.map((value) => ({ value, label: t(`services.access.${value}`) }))}
        />
      </Form.Item>
      <RoleField roles={roles} />
      <Form.Item name="days" label={t('services.days')}>
        <Select
          options={choicesOfDays.map((value) => ({
            value,
            label: value > 0 ? t('audit.days', { count: value }) : t('services.never'),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
}

/** One for SCIM has no role: it gives and takes accounts, and does nothing else. */
function RoleField({ roles }: Pick<ServiceDialogProps, 'roles'>) {
  const { t } = useTranslation('users');
  const nameOf = useRoleName();
  const access: unknown = Form.useWatch('access');
  if (access === 'scim') return null;
  return (
    <Form.Item name="role" label={t('field.role')} extra={t('services.roleHint')}>
      <Select options={roles.map(({ id, name }) => ({ value: id, label: nameOf({ id, name }) }))} />
    </Form.Item>
  );
}
