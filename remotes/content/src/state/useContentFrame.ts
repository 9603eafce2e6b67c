import { useGetFrameQuery } from '../api/contentApi';
import type { Channel, PersonRef, Project } from '../api/schemas';

const nothing: { channels: Channel[]; projects: Project[]; reviewers: PersonRef[] } = {
  channels: [],
  projects: [],
  reviewers: [],
};

/** Channels, projects and reviewers; empty while they load. */
export function useContentFrame() {
  const { data = nothing } = useGetFrameQuery();
  return data;
}
