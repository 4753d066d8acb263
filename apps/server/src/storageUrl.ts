/** Which bucket of which S3-compatible store, and who asks. */
export interface S3Address {
  /** Unset for Amazon's own. */
  endpoint?: string;
  region: string;
  bucket: string;
  /** Unset takes them from the environment or the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/**
 * Reads `s3://KEY:SECRET@host:9000/bucket?region=us-east-1&tls=false`; without host and key, as in `s3:///bucket`,
 * Amazon's own with the credentials of the machine. Throws an Error that says what is wrong and what to write.
 */
export function readStorageUrl(text: string): S3Address {
  const form = 'write s3://KEY:SECRET@host:9000/bucket?region=us-east-1&tls=false, or leave it unset';
  if (!text.startsWith('s3://')) throw new Error(`only s3:// is known; ${form}`);
  // as https the parts are read by the rules that everybody knows; amazon stands where no host is given
  const isAmazon = /^s3:\/\/([^/]*@)?\//.test(text);
  const plain = isAmazon ? text.replace(/^s3:\/\/([^/]*@)?\//, 's3://$1amazon.invalid/') : text;
  let url: URL;
  try {
    url = new URL(plain.replace('s3://', 'https://'));
  } catch (error) {
    throw new Error(
      `this is no address; ${form}; characters like / or @ in key and secret are written as %2F and %40`,
      {
        cause: error,
      },
    );
  }
  const bucket = decodeURIComponent(url.pathname.slice(1));
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(`the path must be the bucket's name; ${form}`);
  const tls = url.searchParams.get('tls') ?? 'true';
  if (!['true', 'false'].includes(tls)) throw new Error(`tls is true or false; ${form}`);
  const unknown = [...url.searchParams.keys()].find((name) => !['region', 'tls'].includes(name));
  if (unknown) throw new Error(`${unknown} is not known; ${form}`);
  if (Boolean(url.username) !== Boolean(url.password)) throw new Error(`key and secret belong together; ${form}`);
  return {
    ...(isAmazon ? {} : { endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}` }),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : {}),
  };
}
