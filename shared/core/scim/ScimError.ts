type ScimType = 'uniqueness' | 'mutability' | 'invalidValue' | 'invalidFilter' | 'invalidPath' | 'noTarget' | 'tooMany';

/** A request that is not done, as RFC 7644, 3.12 names it. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, message: string, scimType?: ScimType) {
    super(message);
    this.status = status;
    this.scimType = scimType;
  }
}
