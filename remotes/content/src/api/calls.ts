import { defineCall } from 'shared/contract';
import type * as api from './schemas';

/** Every call of this app. */
export const calls = {
  getItems: defineCall<api.ItemQuery, api.ItemPage>({ method: 'GET', path: '/apps/content/items' }),
  getItem: defineCall<api.ItemId, api.ItemDetail>({ method: 'GET', path: '/apps/content/items/{id}' }),
  getFrame: defineCall<undefined, api.ContentFrame>({ method: 'GET', path: '/apps/content/frame' }),
  getVersions: defineCall<api.ItemId, api.VersionList>({ method: 'GET', path: '/apps/content/versions' }),
  tick: defineCall<undefined, api.Tick>({ method: 'GET', path: '/apps/content/tick' }),
  addItem: defineCall<api.ItemToAdd, api.ItemAnswer>({ method: 'POST', path: '/apps/content/add-item' }),
  updateItem: defineCall<api.ItemUpdate, api.ItemAnswer>({ method: 'POST', path: '/apps/content/update-item' }),
  transition: defineCall<api.Transition, api.TransitionAnswer>({ method: 'POST', path: '/apps/content/transition' }),
  addComment: defineCall<api.CommentToAdd, api.CommentAnswer>({ method: 'POST', path: '/apps/content/comments' }),
  resolveComment: defineCall<api.CommentToResolve, api.CommentAnswer>({
    method: 'POST',
    path: '/apps/content/resolve-comment',
  }),
  connectChannel: defineCall<api.ItemId, api.ChannelAnswer>({ method: 'POST', path: '/apps/content/connect-channel' }),
};
