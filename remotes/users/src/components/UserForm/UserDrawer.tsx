import { personLimits } from '@atrium/contract/person';
import { Input, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import type { UserToAdd } from '../../api/schemas';
import { useAddUserMutation } from '../../api/usersApi';
import { suggestName, suggestUsername } from '../../model/userDraft';
import { useRejection } from '../UserActions/useRejection';
import { EmailField, NameFields, useFieldRules } from './NameFields';
import { CountrySelect, PlanField, RoleField } from './UserSelects';

/** `add`: active at once; `invite`: pending until the emailed invitation is accepted. */
export type UserDrawerKind = 'add' | 'invite';

type NewUser = Required<Pick<UserToAdd, 'fullName' | 'username' | 'email' | 'roleId' | 'currentPlan'>> &
  Pick<UserToAdd, 'company' | 'country' | 'contact'>;

const blank: NewUser = { fullName: '', username: '', email: '', roleId: 'subscriber', currentPlan: 'basic' };

export function UserDrawer({ kind, onClose }: { kind: UserDrawerKind | undefined; onClose: () => void }) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const [addUser] = useAddUserMutation();
  const isInvitation = kind === 'invite';

  return (
    <FormDrawer<NewUser>
      title={t(isInvitation ? 'invite.title' : 'add.title')}
      submit={t(isInvitation ? 'invite.submit' : 'add.submit')}
      isOpen={kind !== undefined}
      onClose={onClose}
      values={blank}
      onSave={async (values) => {
        try {
          const { fullName } = await addUser({ ...values, status: isInvitation ? 'pending' : 'active' }).unwrap();
          toast.success(t(isInvitation ? 'invite.done' : 'add.done', { name: fullName }));
        } catch (error) {
          throw read(error);
        }
      }}
    >
      {isInvitation ? <InvitationFields /> : <AdditionFields />}
    </FormDrawer>
  );
}

function InvitationFields() {
  const form = Form.useFormInstance<NewUser>();
  const suggest = (email: string) => {
    const { fullName, username } = form.getFieldsValue();
    if (!fullName) form.setFieldValue('fullName', suggestName(email));
    if (!username) form.setFieldValue('username', suggestUsername(email));
  };
  return (
    <>
      <EmailField onLeave={suggest} />
      <NameFields />
      <RoleField />
      <PlanField />
    </>
  );
}

function AdditionFields() {
  const { t } = useTranslation('users');
  const { phone } = useFieldRules();
  return (
    <>
      <NameFields />
      <EmailField />
      <RoleField />
      <PlanField />
      <Form.Item name="company" label={t('field.company')}>
        <Input autoComplete="off" maxLength={personLimits.company} />
      </Form.Item>
      <Form.Item name="country" label={t('field.country')}>
        <CountrySelect />
      </Form.Item>
      <Form.Item name="contact" label={t('field.contact')} rules={[phone]}>
        <Input type="tel" autoComplete="off" />
      </Form.Item>
    </>
  );
}
