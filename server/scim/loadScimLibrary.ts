/** Attributes of RFC 7643, 4.1 that the product does not take: no provider writes a password or a certificate here. */
const notTaken = ['password', 'entitlements', 'roles', 'x509Certificates'];

async function load() {
  const { default: library } = await import('scimmy');
  const { Messages, Schemas, Types } = library;
  Schemas.User.definition.truncate(...notTaken);
  Schemas.User.definition.extend(Schemas.EnterpriseUser.definition, false);
  return { Messages, Schemas, Types };
}

let loading: ReturnType<typeof load> | undefined;

/** The library is for servers with a provider that speaks SCIM: the first request loads it, once, for its schemas are changed. */
export function loadScimLibrary() {
  loading ??= load();
  return loading;
}

export type ScimLibrary = Awaited<ReturnType<typeof load>>;
