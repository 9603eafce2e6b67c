import { useTranslation } from 'react-i18next';
import { useGetEditorialSettingsQuery } from '../api/contentApi';
import type { Channel, PersonRef, Project } from '../api/schemas';

export function useNameOf() {
  const { t } = useTranslation('content');
  return (person: { fullName: string } | null) => person?.fullName ?? t('formerMember');
}

const nothing: { channels: Channel[]; projects: Project[]; reviewers: PersonRef[] } = {
  channels: [],
  projects: [],
  reviewers: [],
};

/** Channels, projects and reviewers; empty while they load. */
export function useEditorialSettings() {
  const { data = nothing } = useGetEditorialSettingsQuery();
  return data;
}
