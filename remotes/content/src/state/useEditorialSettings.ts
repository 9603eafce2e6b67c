import { useGetEditorialSettingsQuery } from '../api/contentApi';
import type { Channel, PersonRef, Project } from '../api/schemas';

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
