import { ScimError, type ScimGroup, type ScimUser } from '@atrium/core';
import type { ScimLibrary } from './loadScimLibrary';

type Resource = Record<string, unknown>;

/** What a resource says of itself and of others, beside its own row. */
interface UserContext {
  isActive: boolean;
  groups: readonly { id: string; displayName: string }[];
}

const listOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);
const maxAttributes = 50;
const attributeName = /^[A-Za-z][\w.$-]*$/;
const toIso = (moment: number): string => new Date(moment).toISOString();

/** Resources as they are sent and read (RFC 7643), by the library's schemas. */
export class ScimProtocol {
  readonly #library: ScimLibrary;
  /** Address of the service, such as `https://atrium.example/scim/v2`. */
  readonly #base: string;

  constructor(library: ScimLibrary, base: string) {
    this.#library = library;
    this.#base = base;
  }

  /**
   * The attributes that an answer has (RFC 7644, 3.9); undefined for the usual ones.
   * @throws ScimError
   */
  readSelection({ attributes, excludedAttributes }: Readonly<Record<string, string>>) {
    const text = attributes ?? excludedAttributes;
    if (text === undefined) return undefined;
    const names = listOf(text);
    if (names.length === 0 || names.length > maxAttributes || !names.every((name) => attributeName.test(name)))
      throw new ScimError(400, 'attributes and excludedAttributes are names with commas between', 'invalidValue');
    const operator = attributes === undefined ? 'np' : 'pr';
    return new this.#library.Types.Filter(names.map((name) => `${name} ${operator}`).join(' and '));
  }

  #meta(
    type: 'User' | 'Group',
    { id, createdAt, changedAt }: Pick<ScimUser | ScimGroup, 'id' | 'createdAt' | 'changedAt'>,
  ) {
    return {
      resourceType: type,
      created: toIso(createdAt),
      lastModified: toIso(changedAt),
      location: `${this.#base}/${type}s/${id}`,
    };
  }

  /** All attributes of a user, with those that the product knows best. */
  toUser(user: ScimUser, { isActive, groups }: UserContext): Resource {
    return {
      ...user.resource,
      id: String(user.id),
      ...(user.externalId !== null && { externalId: user.externalId }),
      userName: user.userName,
      active: isActive,
      ...(groups.length > 0 && {
        groups: groups.map(({ id, displayName }) => ({
          value: id,
          $ref: `${this.#base}/Groups/${id}`,
          display: displayName,
          type: 'direct',
        })),
      }),
      meta: this.#meta('User', user),
    };
  }

  toGroup(group: ScimGroup, memberIds: readonly number[]): Resource {
    return {
      id: group.id,
      ...(group.externalId !== null && { externalId: group.externalId }),
      displayName: group.displayName,
      members: memberIds.map((id) => ({ value: String(id), $ref: `${this.#base}/Users/${id}`, type: 'User' })),
      meta: this.#meta('Group', group),
    };
  }

  /** A resource as it is answered with. */
  show(type: 'User' | 'Group', resource: Resource, selection?: ReturnType<ScimProtocol['readSelection']>): Resource {
    const { Schemas } = this.#library;
    const shown = new Schemas[type](resource, 'out', undefined, selection);
    const { schemas } = selection ? new Schemas[type](resource, 'out') : shown;
    // What the library would write of it is the type alone.
    return { ...JSON.parse(JSON.stringify(shown)), schemas, meta: resource.meta };
  }

  /**
   * The attributes of a User that was sent, without those that only the server writes (RFC 7643, 7).
   * @throws ScimError
   */
  readUser(sent: Resource): Resource {
    const { id: _, meta: __, groups: ___, password: ____, ...rest } = sent;
    return this.#asScimErrors(() => {
      const { meta, schemas, ...read } = JSON.parse(JSON.stringify(new this.#library.Schemas.User(rest, 'in')));
      return read;
    });
  }

  /** @throws ScimError */
  async patchUser(resource: Resource, operations: readonly object[], schemas: unknown): Promise<Resource> {
    const { Messages, Schemas } = this.#library;
    try {
      const message: unknown = { schemas, Operations: operations };
      const patch = new Messages.PatchOp(message as ConstructorParameters<typeof Messages.PatchOp>[0]);
      const before = new Schemas.User(resource, 'out');
      // Undefined where nothing is different.
      const after: unknown = (await patch.apply(before)) ?? before;
      return this.readUser(JSON.parse(JSON.stringify(after)));
    } catch (error) {
      throw this.#toScimError(error);
    }
  }

  parseFilter = (text: string) => [...new this.#library.Types.Filter(text)];

  /** Those of some resources that a filter matches, in any case of letters (RFC 7643, 2.2); ids are looked up as they are. */
  match(text: string, resources: readonly Resource[]): Resource[] {
    return this.#asScimErrors(() => {
      const filter = new this.#library.Types.Filter(text.toLowerCase());
      const folded = resources.map((resource): Resource => JSON.parse(JSON.stringify(resource).toLowerCase()));
      const matching = new Set(filter.match(folded));
      return resources.filter((_, index) => matching.has(folded[index]));
    });
  }

  #asScimErrors<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.#toScimError(error);
    }
  }

  #toScimError(error: unknown): unknown {
    const { Types } = this.#library;
    if (error instanceof Types.Error) return new ScimError(error.status, error.message, toType(error.scimType));
    return error instanceof TypeError ? new ScimError(400, error.message, 'invalidValue') : error;
  }

  /** What the service can do (RFC 7643, 5). */
  config(): Resource {
    return {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
      documentationUri: `${this.#base.replace(/\/scim\/v2$/, '')}/docs/`,
      patch: { supported: true },
      bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
      filter: { supported: true, maxResults: maxCount },
      changePassword: { supported: false },
      sort: { supported: false },
      etag: { supported: true },
      authenticationSchemes: [
        {
          type: 'oauthbearertoken',
          name: 'Bearer token',
          description: 'The token of a service, which an admin makes for SCIM',
          specUri: 'https://www.rfc-editor.org/info/rfc6750',
          primary: true,
        },
      ],
      meta: { resourceType: 'ServiceProviderConfig', location: `${this.#base}/ServiceProviderConfig` },
    };
  }

  /** RFC 7643, 7. */
  schemas(): Resource[] {
    const { User, EnterpriseUser, Group } = this.#library.Schemas;
    return [User, EnterpriseUser, Group].map(({ definition }) =>
      JSON.parse(JSON.stringify(definition.describe(`${this.#base}/Schemas`))),
    );
  }

  /** RFC 7643, 6. */
  resourceTypes(): Resource[] {
    const { User, EnterpriseUser, Group } = this.#library.Schemas;
    const describe = (name: 'User' | 'Group', schema: string, extensions: readonly string[]) => ({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
      id: name,
      name,
      endpoint: `/${name}s`,
      schema,
      schemaExtensions: extensions.map((extension) => ({ schema: extension, required: false })),
      meta: { resourceType: 'ResourceType', location: `${this.#base}/ResourceTypes/${name}` },
    });
    return [
      describe('User', User.definition.id, [EnterpriseUser.definition.id]),
      describe('Group', Group.definition.id, []),
    ];
  }
}

/** Resources of a page at most. */
export const maxCount = 200;

const types = ['uniqueness', 'mutability', 'invalidValue', 'invalidFilter', 'invalidPath', 'tooMany'] as const;
const toType = (text: string) =>
  types.find((type) => type === text) ?? (text === 'noTarget' ? 'noTarget' : 'invalidValue');
