import { useTranslation } from 'react-i18next';
import { useSession } from 'shared/runtime';
import { Form, Input, Section } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import type { User } from '../../api/schemas';
import { PermissionMatrix } from '../../parts/PermissionMatrix/PermissionMatrix';
import { EmailField, NameFields } from '../../parts/UserForm/NameFields';
import { PlanField, RoleField, StatusField } from '../../parts/UserForm/UserSelects';
import { AvatarField } from './AvatarField';
import styles from './UserEdit.module.css';

/** Who it is, and what they may do. */
export function AccountTab({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { user: self } = useSession();
  const isSelf = user.id === self?.id;
  const role = Form.useWatch('role') ?? user.role;
  const name = Form.useWatch('fullName') ?? user.fullName;
  return (
    <>
      <Form.Item name="avatar" className={styles.avatar}>
        <AvatarField name={name} />
      </Form.Item>
      <div className={styles.fields}>
        <NameFields />
        <EmailField />
        <Form.Item name="company" label={t('field.company')}>
          <Input autoComplete="off" />
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
