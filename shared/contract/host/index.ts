// The rules of the contract that a host and its tools share: apps need none of them.
export * from '../foldedRegistry';
export * from '../guards';
export * from '../hostPages';
export { safeIconNodes } from '../iconShape';
export * from '../ids';
export * from '../lastWorker';
export * from '../paths';
export * from '../providerShape';
export { toQueryString } from '../queryString';
export { containerName, isReleaseOf, releaseFormatIssues } from '../releaseShape';
export { manifestIcons, manifestIssues, manifestLabels, manifestModules, menuItems } from '../rules';
export * from '../samples';
export * from '../sections';
export { isOwnSelector, selectorsIn, setsLibraryProperties, takesHostFont } from '../selectors';
export * from '../suggestedPages';
export * from '../versions';
