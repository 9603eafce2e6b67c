import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs, useToast } from 'shared/ui';
import { FormPage } from 'shared/ui/forms';
import { choiceParam, useAddressState } from 'shared/ui/table';
import type { User } from '../../api/schemas';
import { useUpdateUserMutation } from '../../api/usersApi';
import { type EditTab, tabOfField, tabs } from '../../model/editTabs';
import { toDraft, toUpdate, type UserDraft } from '../../model/userDraft';
import { UserStatusPill } from '../../parts/User/UserStatusPill';
import { useRefusal } from '../../parts/UserActions/useRefusal';
import { AccountTab } from './AccountTab';
import { InformationTab } from './InformationTab';
import { SocialTab } from './SocialTab';

/** All that is known of a user, in three tabs and one form: one bar saves them together. */
export function UserEditForm({ user, back }: { user: User; back: ReactNode }) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const read = useRefusal();
  const [updateUser] = useUpdateUserMutation();
  const [{ tab: openedTab }, setAddress] = useAddressState({ tab: choiceParam(tabs, tabs[0]) });
  const openTab = (tab: EditTab) => setAddress({ tab }, { replace: true });
  const draft = useMemo(() => toDraft(user), [user]);

  return (
    <FormPage<UserDraft>
      title={t('edit.title')}
      meta={<UserStatusPill status={user.status} />}
      back={back}
      values={draft}
      rev={user.rev}
      onSave={async (values, rev) => {
        try {
          await updateUser({ ...toUpdate(user.id, values), rev }).unwrap();
        } catch (error) {
          throw read(error);
        }
      }}
      onSaved={() => toast.success(t('edit.saved'))}
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
