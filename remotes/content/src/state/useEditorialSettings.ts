import { useTranslation } from 'react-i18next';
import { useGetEditorialSettingsQuery } from '../api/contentApi';
import type { EditorialSettings } from '../api/schemas';

export function useNameOf() {
  const { t } = useTranslation('content');
  return (person: { fullName: string } | null) => person?.fullName ?? t('formerMember');
}

const nothing: EditorialSettings = {
  channels: [],
  projects: [],
  reviewers: [],
  types: [],
};

/** Channels, projects, reviewers and custom types; empty while they load. */
export function useEditorialSettings() {
  const { data = nothing } = useGetEditorialSettingsQuery();
  return data;
}
