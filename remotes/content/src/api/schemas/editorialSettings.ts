import { z } from '@atrium/backend';
import { channelKinds, channelTones } from './choices';
import { TypeRef } from './customType';
import { Project } from './project';
import { PersonRef } from './terms';

export const Channel = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(channelKinds),
  tone: z.enum(channelTones),
  /** False if its sign-in has expired: nothing can be published on it. */
  isConnected: z.boolean(),
  rev: z.int(),
});
export type Channel = z.infer<typeof Channel>;

export const EditorialSettings = z.object({
  channels: z.array(Channel),
  projects: z.array(Project),
  reviewers: z.array(PersonRef),
  types: z.array(TypeRef),
});
export type EditorialSettings = z.infer<typeof EditorialSettings>;

export const ChannelAnswer = z.object({ channel: Channel });
export type ChannelAnswer = z.infer<typeof ChannelAnswer>;
