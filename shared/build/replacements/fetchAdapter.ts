// Replaces the adapter of axios that no client here uses: every call goes through the demo API's adapter or through
// XMLHttpRequest. A call that asks for `adapter: 'fetch'` reads that it "is not available in the build".
export const getFetch = () => null;
