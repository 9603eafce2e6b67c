import { Avatar, Input, Tabs, useToast } from '@atrium/ui';
import { type FieldViews, Form, FormPage } from '@atrium/ui/forms';
import { choiceParam, useAddressState } from '@atrium/ui/table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/schemas';
import { useAddUserMutation, useUpdateUserMutation } from '../../api/usersApi';
import { UserStatusPill } from '../../components/User/UserMarks';
import { UserNotFound } from '../../components/User/UserNotFound';
import { useRejection } from '../../components/UserActions/useRejection';
import { useFieldRules } from '../../components/UserForm/NameFields';
import { useRoleOptions } from '../../components/useRoleName';
import { type EditTab, tabOfField, tabs } from '../../model/editTabs';
import { addressFields, sentFields, toDraft, type UserDraft } from '../../model/userDraft';
import { languageName, networkNames } from '../../model/userFields';
import { AccountTab } from './AccountTab';
import { InformationTab } from './InformationTab';
import styles from './UserEdit.module.css';

function useFieldViews(): FieldViews<UserDraft> {
  const { t, i18n } = useTranslation('users');
  const roles = useRoleOptions();
  return {
    avatar: {
      label: t('field.avatar'),
      show: (address) => <Avatar name="" src={address} />,
    },
    fullName: { label: t('field.fullName') },
    username: { label: t('field.username') },
    email: { label: t('field.email') },
    company: { label: t('field.company') },
    country: { label: t('field.country') },
    roleId: { label: t('field.role'), show: (id) => roles.find(({ value }) => value === id)?.label ?? id },
    currentPlan: { label: t('field.plan'), show: (plan) => t(`plan.${plan}`) },
    planExpires: { label: t('field.planExpires') },
    status: { label: t('field.status'), show: (status) => t(`status.${status}`) },
    dob: { label: t('field.dob') },
    contact: { label: t('field.contact') },
    website: { label: t('field.website') },
    language: {
      label: t('field.language'),
      show: (language) => language && languageName(language, i18n.language),
    },
    gender: { label: t('field.gender'), show: (gender) => gender && t(`gender.${gender}`) },
    contactOptions: {
      label: t('field.contactOptions'),
      show: (options) => options?.map((option) => t(`contactOption.${option}`)).join(', '),
    },
    address: Object.fromEntries(addressFields.map((part) => [part, { label: t(`address.${part}`) }])),
    social: Object.fromEntries(Object.entries(networkNames).map(([network, label]) => [network, { label }])),
  };
}

function SocialTab() {
  const { t } = useTranslation('users');
  const { web } = useFieldRules();
  return (
    <div className={styles.fields}>
      {Object.entries(networkNames).map(([key, name]) => (
        <Form.Item key={key} name={['social', key]} label={name} rules={[web]}>
          <Input type="url" autoComplete="off" dir="ltr" placeholder={t('form.webExample')} />
        </Form.Item>
      ))}
    </div>
  );
}

interface UserEditFormProps {
  user: User;
  back: ReactNode;
  isGone: boolean;
}

export function UserEditForm({ user, back, isGone }: UserEditFormProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRejection();
  const navigate = useNavigate();
  const fields = useFieldViews();
  const [addUser] = useAddUserMutation();
  const [updateUser] = useUpdateUserMutation();
  const [{ tab: openedTab }, setAddress] = useAddressState({ tab: choiceParam(tabs, tabs[0]) });
  const openTab = (tab: EditTab) => setAddress({ tab }, { replace: true });
  const draft = useMemo(() => toDraft(user), [user]);
  const explained = (call: Promise<User>) =>
    call.catch((error: unknown) => {
      throw read(error);
    });

  return (
    <FormPage<UserDraft, User>
      title={t('edit.titleOf', { name: user.fullName })}
      meta={<UserStatusPill status={user.status} />}
      back={back}
      values={draft}
      rev={user.rev}
      lastChange={user.lastChange}
      toValues={toDraft}
      fields={fields}
      isGone={isGone}
      whenGone={<UserNotFound />}
      onSave={(values) => explained(addUser({ ...values, ...sentFields(values) }).unwrap())}
      onUpdate={(changed, rev) => explained(updateUser({ ...sentFields(changed), id: user.id, rev }).unwrap())}
      onSaved={({ id, pendingEmail }) => {
        const isNewAddress = pendingEmail !== null && pendingEmail !== user.pendingEmail;
        toast.success(isNewAddress ? t('address.linkSent', { email: pendingEmail }) : t('edit.saved'));
        if (id !== user.id) navigate(`/apps/user/edit/${id}`, { replace: true });
      }}
      onInvalid={([field]) => field && openTab(tabOfField(field))}
    >
      <Tabs
        label={t('edit.tabs')}
        keepsPanels
        activeKey={openedTab}
        onChange={(key) => openTab(tabs.find((tab) => tab === key) ?? tabs[0])}
        items={[
          { key: 'account', label: t('edit.account'), children: <AccountTab user={user} /> },
          { key: 'information', label: t('edit.information'), children: <InformationTab /> },
          { key: 'social', label: t('edit.social'), children: <SocialTab /> },
        ]}
      />
    </FormPage>
  );
}
