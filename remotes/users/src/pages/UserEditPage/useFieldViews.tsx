import { Avatar } from '@atrium/ui';
import type { FieldViews } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../model/languageOptions';
import { networkNames } from '../../model/networkNames';
import { addressParts, type UserDraft } from '../../model/userDraft';
import { useRoleOptions } from '../../components/Role/useRoleOptions';

/** What the fields of a user are called and how they are written, in the languages of the page. */
export function useFieldViews(): FieldViews<UserDraft> {
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
    address: Object.fromEntries(addressParts.map((part) => [part, { label: t(`address.${part}`) }])),
    social: Object.fromEntries(Object.entries(networkNames).map(([network, label]) => [network, { label }])),
  };
}
