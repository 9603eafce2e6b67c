import { personLimits } from '@atrium/contract/person';
import { readApiError, useSession, useStoreFileMutation } from '@atrium/sdk';
import { Input, Section } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { AvatarField } from '@atrium/ui/picture';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { PermissionMatrix } from '../../components/PermissionTable';
import { EmailField, NameFields } from '../../components/UserForm/NameFields';
import { PlanField, RoleField, StatusField } from '../../components/UserForm/UserSelects';
import styles from './UserEdit.module.css';

export function AccountTab({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { user: self } = useSession();
  const [storeFile] = useStoreFileMutation();
  const isSelf = user.id === self?.id;
  const role = Form.useWatch('roleId') ?? user.roleId;
  const name = Form.useWatch('fullName') ?? user.fullName;
  return (
    <>
      <Form.Item name="avatar" className={styles.avatar}>
        <AvatarField
          label={t('field.avatar')}
          name={name}
          onStore={async (file) => (await storeFile(file).unwrap()).file.url}
          explain={(error) => readApiError(error).message}
        />
      </Form.Item>
      <div className={styles.fields}>
        <NameFields />
        <EmailField />
        <Form.Item name="company" label={t('field.company')}>
          <Input autoComplete="off" maxLength={personLimits.company} />
        </Form.Item>
        <RoleField {...(isSelf ? { lockedBecause: t('form.ownRole') } : {})} />
        <PlanField />
        <Form.Item name="planExpires" label={t('field.planExpires')} extra={t('form.planExpiresHint')}>
          <DatePicker />
        </Form.Item>
        <StatusField {...(isSelf ? { lockedBecause: t('form.ownStatus') } : {})} />
      </div>
      <div className={styles.permissions}>
        <Section title={t('permissions.title')} text={t('permissions.text')}>
          <PermissionMatrix role={role} />
        </Section>
      </div>
    </>
  );
}
