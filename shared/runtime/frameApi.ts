import { createAppApi } from './appApi';

/** The api of the frame itself: what belongs to no app. The shell puts its own calls into it. */
export const frameApi = createAppApi('frame').enhanceEndpoints({ addTagTypes: ['Counts'] });
