import {
  answerCall,
  asc,
  type BackendStore,
  Done,
  defineBackend,
  done,
  eq,
  ok,
  reject,
  rejectField,
  unknown,
} from '@atrium/backend';
import { organisationSubject, provisioningCalls } from '../api/organisation';
import * as schemas from '../api/organisation/scimSchemas';
import { GroupRole, Provisioning } from '../api/organisation/scimSchemas';
import type { CoreOptions } from '../options/CoreOptions';
import { countScimTokens } from '../services/serviceTable';
import { rankedRoles } from './groupRoles';
import { setGroupRole } from './groups';
import { scimGroupsTable, scimMembersTable, scimUsersTable } from './tables';

const maxGroups = 1_000;

async function readGroups(store: BackendStore) {
  const groups = await store.table(scimGroupsTable).find({ orderBy: [asc('displayName')], limit: maxGroups });
  const counts = await store.table(scimMembersTable).groupBy('groupId').count();
  return groups.map(({ id, displayName, role }) => ({ id, name: displayName, members: counts.get(id) ?? 0, role }));
}

/** What an identity provider has told by SCIM, for admins; the server takes it (`server/scim`). */
export const createScimBackend = ({ isServer = false }: CoreOptions) =>
  defineBackend({
    id: 'scim',
    api: { about: 'People and groups that an identity provider looks after by SCIM', calls: provisioningCalls },
    subject: organisationSubject,
    entities: schemas,
    needs: ['people', 'services'],
    tables: [scimUsersTable, scimGroupsTable, scimMembersTable],
    calls: [
      answerCall(provisioningCalls.getProvisioning, {
        summary: 'The groups of the identity provider, with the role that each gives its members',
        answer: Provisioning,
        handle: async (store) =>
          ok({
            isServer,
            people: await store.table(scimUsersTable).count(eq('isDeleted', false)),
            groups: await readGroups(store),
            roles: rankedRoles(store),
            tokens: await countScimTokens(store),
          }),
      }),
      answerCall(provisioningCalls.setGroupRole, {
        summary: 'Give the members of a group a role, or none',
        notes:
          'For admins. It takes effect at once, and for those who join later. Of several groups, the role that may do most counts; somebody whose groups give none becomes a subscriber, if a group gave the role that they had. The last admin stays one.',
        input: GroupRole,
        answer: Done,
        rejections: [404],
        deniesApiTokens: true,
        isSerializable: true,
        async handle(store, { input: { id, role }, user }) {
          if (user?.role !== 'admin') return reject(403, 'Only admins give roles to groups', 'adminsOnly');
          const group = await store.table(scimGroupsTable).get(id);
          if (!group) return unknown('group');
          return (await setGroupRole(store, group, role)) ? done() : rejectField('role', 'No such role.', 'no-role');
        },
      }),
    ],
  });
