// Replaces antd's scroll lock, a style element that the page's policy blocks for want of a nonce. The kit locks
// the page by a rule of its own style sheet instead.
export default function useScrollLocker(): void {}
