/** A manifest as a build emits it, with only what is given: for tests of what a host makes of manifests. */
export { sampleManifest as createTestManifest } from '../contract/samples';
