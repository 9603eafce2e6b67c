import { Tabs, useToast } from '@atrium/ui';
import { FormPage } from '@atrium/ui/forms';
import { choiceParam, useAddressState } from '@atrium/ui/table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/schemas';
import { useAddUserMutation, useUpdateUserMutation } from '../../api/usersApi';
import { type EditTab, tabOfField, tabs } from '../../model/editTabs';
import { sentFields, toDraft, type UserDraft } from '../../model/userDraft';
import { UserNotFound } from '../../components/User/UserNotFound';
import { UserStatusPill } from '../../components/User/UserStatusPill';
import { useRefusal } from '../../components/UserActions/useRefusal';
import { AccountTab } from './AccountTab';
import { InformationTab } from './InformationTab';
import { SocialTab } from './SocialTab';
import { useFieldViews } from './useFieldViews';

interface UserEditFormProps {
  user: User;
  back: ReactNode;
  /** Somebody has deleted the user. */
  isGone: boolean;
}

/** All that is known of a user, in three tabs and one form: one bar saves them together. */
export function UserEditForm({ user, back, isGone }: UserEditFormProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRefusal();
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
