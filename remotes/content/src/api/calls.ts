import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as api from './schemas';

export const calls = {
  getItems: defineCall<api.ItemQuery, api.ItemPage>({ method: 'GET', path: '/apps/content/items' }),
  getItem: defineCall<api.ItemId, api.ItemDetail>({ method: 'GET', path: '/apps/content/items/{id}' }),
  getEditorialSettings: defineCall<undefined, api.EditorialSettings>({ method: 'GET', path: '/apps/content/frame' }),
  getSchedule: defineCall<api.ScheduleQuery, api.SchedulePlan>({ method: 'GET', path: '/apps/content/schedule' }),
  getVersions: defineCall<api.ItemId, api.VersionList>({ method: 'GET', path: '/apps/content/versions' }),
  tick: defineCall<undefined, api.Tick>({ method: 'GET', path: '/apps/content/tick' }),
  addItem: defineCall<api.ItemToAdd, api.ItemAnswer>({ method: 'POST', path: '/apps/content/add-item' }),
  updateItem: defineCall<api.ItemUpdate, api.ItemAnswer>({ method: 'POST', path: '/apps/content/update-item' }),
  editItems: defineCall<api.BulkEdit, api.BulkAnswer>({ method: 'POST', path: '/apps/content/edit-items' }),
  checkSlug: defineCall<api.SlugQuery, api.SlugAnswer>({ method: 'GET', path: '/apps/content/slug' }),
  syncDocument: defineCall<api.DocumentSync, api.DocumentAnswer>({ method: 'POST', path: '/apps/content/document' }),
  getPresence: defineCall<undefined, api.PresenceAnswer>({ method: 'GET', path: '/apps/content/presence' }),
  restoreVersion: defineCall<api.VersionToRestore, api.ItemAnswer>({
    method: 'POST',
    path: '/apps/content/restore-version',
  }),
  transition: defineCall<api.Transition, api.TransitionAnswer>({ method: 'POST', path: '/apps/content/transition' }),
  addComment: defineCall<api.CommentToAdd, api.CommentAnswer>({ method: 'POST', path: '/apps/content/comments' }),
  resolveComment: defineCall<api.CommentToResolve, api.CommentAnswer>({
    method: 'POST',
    path: '/apps/content/resolve-comment',
  }),
  editComment: defineCall<api.CommentToEdit, api.CommentAnswer>({
    method: 'POST',
    path: '/apps/content/edit-comment',
  }),
  deleteComment: defineCall<api.ItemId, Done>({ method: 'POST', path: '/apps/content/delete-comment' }),
  reactToComment: defineCall<api.Reaction, api.CommentAnswer>({
    method: 'POST',
    path: '/apps/content/react-comment',
  }),
  getMentions: defineCall<api.MentionQuery, api.MentionList>({ method: 'GET', path: '/apps/content/mentions' }),
  connectChannel: defineCall<api.ItemId, api.ChannelAnswer>({ method: 'POST', path: '/apps/content/connect-channel' }),
};
