import { type Bucket, openBucket } from './bucket';

type Environment = Readonly<Record<string, string | undefined>>;

function setting(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set: a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  return value;
}

export const isBucketName = (name: string): boolean => name.startsWith('s3://');

/**
 * Opens `s3://bucket/prefix` with the usual environment variables of S3 clients.
 * @throws a sentence when something is missing
 */
export function openNamedBucket(name: string, env: Environment): Bucket {
  const [, bucket, prefix = ''] = name.match(/^s3:\/\/([a-z0-9][a-z0-9.-]+)\/?(.*?)\/*$/) ?? [];
  if (!bucket) throw new Error(`"${name}" names no bucket: s3://bucket, or s3://bucket/prefix.`);
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
  const endpoint = env.S3_ENDPOINT || `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint)) throw new Error(`S3_ENDPOINT is not an address: "${endpoint}".`);
  return openBucket({
    endpoint,
    bucket,
    prefix,
    region,
    accessKeyId: setting(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: setting(env, 'AWS_SECRET_ACCESS_KEY'),
    ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
  });
}
