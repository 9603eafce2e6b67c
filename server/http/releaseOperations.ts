import type { JsonSchema } from '@atrium/backend/openapi';
import { releasePaths } from '../releases/releaseRoutes';
import { json, type Operation, ok, operation, query, refer } from './operation';

const ofRelease = { type: 'object', properties: { app: { type: 'string' }, release: { type: 'string' } } };

interface ReleaseOperation extends Pick<Operation, 'id' | 'summary'> {
  description: string;
  answer: object;
}

const releaseOperation = ({ id, summary, description, answer }: ReleaseOperation): JsonSchema =>
  operation({
    id,
    summary,
    description,
    needsToken: true,
    responses: {
      ...ok(json({ type: 'object' }, answer)),
      ...{ 400: refer('Malformed'), 401: refer('Unauthorized'), 403: refer('Forbidden') },
    },
  });

/** What is known of releases on this server, and how they are changed without the command line. */
export const releaseOperations = {
  [releasePaths.visits]: {
    post: {
      ...releaseOperation({
        id: 'noteVisit',
        summary: 'Note that the caller uses a release of an app',
        description: 'With `what`, that they met an error. Rollouts that watch themselves count both.',
        answer: {},
      }),
      requestBody: { required: true, content: json(ofRelease, { app: 'field-notes', release: '1.0.0-0a1b2c3d' }) },
    },
  },
  [releasePaths.figures]: {
    get: releaseOperation({
      id: 'getReleaseFigures',
      summary: 'People and errors of each release in 7 days',
      description: 'Needs to read "Release".',
      answer: {
        days: 7,
        releases: [{ app: 'field-notes', release: '1.0.0-0a1b2c3d', people: 12, failed: 1 }],
        rollouts: {},
      },
    }),
  },
  [releasePaths.errors]: {
    get: {
      ...releaseOperation({
        id: 'getReleaseErrors',
        summary: 'The most frequent errors of a release',
        description: 'Needs to read "Release".',
        answer: { errors: [{ what: 'x is not a function', people: 1 }] },
      }),
      parameters: [query('app', 'Id of the app'), query('release', 'Name of the release')],
    },
  },
  [releasePaths.change]: {
    post: {
      ...releaseOperation({
        id: 'changeRelease',
        summary: 'Promote, withdraw, roll back or disable an app',
        description: 'Needs to update "Release". `revision` is the one of the registry that it was decided on.',
        answer: { revision: 13, brokenDependents: [] },
      }),
      requestBody: {
        required: true,
        content: json(
          {
            type: 'object',
            properties: {
              change: { type: 'string', enum: ['promote', 'withdraw', 'rollback', 'disable'] },
              app: { type: 'string' },
              channel: { type: 'string' },
              to: { type: 'string' },
              why: { type: 'string' },
              revision: { type: 'integer' },
            },
            required: ['change', 'app', 'revision'],
          },
          { change: 'rollback', app: 'field-notes', why: 'Errors', revision: 12 },
        ),
      },
    },
  },
};
